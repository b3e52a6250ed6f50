# make demo      installs what is missing, builds the program and shows a day of the sample calendars
# make check     installs what is missing and runs every test
# make check-bars   starts every bar there is in Debian, reads the screen and clicks
# make build     installs what is missing and builds the program
# make install   puts the program, its manual and its completions below PREFIX (/usr/local; DESTDIR is put in front)
# make uninstall takes them away
# make readme    writes the answers in README.md anew
# make hammer    50 writers and 50 readers on one store for a minute, 500 kills, 100 000 tasks
# make bench     times the program beside others and writes the table in README.md anew
# make fuzz SECONDS=60     random bytes for every parser, each for so long
# make fuzz-busy CASES=5000 SEED=1    random calendars, held against an independent calculation

PREFIX ?= /usr/local
# A shell other than bash hands `PREFIX=~/.local` over as it stands.
override PREFIX := $(patsubst ~/%,$(HOME)/%,$(PREFIX))
CASES ?= 5000
SEED ?= 1
SECONDS ?= 60

# Debian's packages: what the program is built with, and what only its tests use.
PACKAGES = libical-dev libicu-dev libinih-dev libsqlite3-dev tzdata
TEST_PACKAGES = python3 python3-dateutil python3-icalendar strace libc-bin tidy tmux zsh fish groff-base
# The bars themselves, screens for them without a monitor, and what reads these.
BAR_PACKAGES = python3 procps xvfb dbus-daemon x11-utils x11-xserver-utils xdotool imagemagick tesseract-ocr tesseract-ocr-eng \
  fonts-dejavu-core xfonts-base xterm foot i3-wm i3blocks polybar lemonbar xfce4-panel xfce4-genmon-plugin xfconf conky-all dwm \
  sway waybar yambar rofi fuzzel suckless-tools tmux zsh emacs-nox neovim
BENCH_PACKAGES = python3 python3-recurring-ical-events calcurse gcc libc6-dev

# With it an import of what is no dependency of the target is an error.
LOCK = --explicit-target-dependency-import-check error
# What the program is linked with as archives. As shared libraries they cost each start a quarter of its time: to be found and
# mapped, and to have their symbols looked up and their tables relocated. Only the C library stays shared.
ARCHIVES = ical icui18n icuuc icudata inih sqlite3 stdc++
# Links to the archives and nothing else: a folder to look into first, where the system's own have the shared libraries too.
ARCHIVES_FOLDER = .build/archives
# Without the Swift runtime as a library, and at a fixed address: thirty thousand fewer words to relocate at each start.
RELEASE = -c release --static-swift-stdlib --disable-local-rpath $(addprefix -Xswiftc ,-Xclang-linker -no-pie -Xclang-linker -static-libgcc \
  -L$(ARCHIVES_FOLDER))
PROGRAM = .build/release/restzeit
BUILT = .build/restzeit-is-built
# What is installed beside the program, which makes it; where it lies below PREFIX.
TEXTS = share/man/man1/restzeit.1 share/man/de/man1/restzeit.1 share/doc/restzeit/help.html share/doc/restzeit/help.de.html \
  share/doc/restzeit/privacy.html share/doc/restzeit/privacy.de.html share/bash-completion/completions/restzeit \
  share/zsh/site-functions/_restzeit share/fish/vendor_completions.d/restzeit.fish
TEXTS_FOLDER = .build/texts
WRITTEN = $(TEXTS_FOLDER)/are-written
SOURCES = Package.swift $(shell find Sources -type f)

.PHONY: demo check check-bars build install uninstall readme hammer bench fuzz fuzz-busy clean \
  packages test-packages bar-packages bench-packages

build: $(WRITTEN)

# `make build` and then `sudo make install` must not build again as root, so the build has a time stamp.
$(BUILT): Makefile $(SOURCES) | packages
	@mkdir -p $(ARCHIVES_FOLDER)
	@cp -sf $$(for name in $(ARCHIVES); do clang -print-file-name=lib$$name.a; done) $(ARCHIVES_FOLDER)
	swift build $(RELEASE) $(LOCK) --product restzeit
	@touch $@

$(WRITTEN): $(BUILT)
	@for text in $(TEXTS); do mkdir -p "$(TEXTS_FOLDER)/$${text%/*}" && $(PROGRAM) __generate "$$text" >"$(TEXTS_FOLDER)/$$text" \
	  || exit 1; done
	@touch $@

# Ten past nine in the zone of the sample person, so that the day looks like one whenever the demo is run.
demo: build
	@TZ=Europe/Zurich; XDG_CONFIG_HOME=/dev/null; export TZ XDG_CONFIG_HOME; $(PROGRAM) today \
	  --zone Europe/Zurich --now "$$(date -d 09:10 +%Y-%m-%dT%H:%M:%S%:z)" \
	  --calendar SampleCalendars --me me@example.org --tasks SampleCalendars/tasks.txt \
	  --hours 'mon-fri 08:00-12:00,13:00-17:00; sat-sun 10:00-14:00' || test $$? -eq 1

check: test-packages
	swift format lint --strict -r Package.swift Sources Tests
	swift build --build-tests $(LOCK)
	$(MAKE) --no-print-directory build
	LOCK='$(LOCK)' PROGRAM='$(PROGRAM)' bash Tests/run

check-bars: build bar-packages
	PROGRAM='$(PROGRAM)' bash Tests/Bars/run

install: $(WRITTEN)
	install -D -m 755 $(PROGRAM) '$(DESTDIR)$(PREFIX)/bin/restzeit'
	for text in $(TEXTS); do install -D -m 644 "$(TEXTS_FOLDER)/$$text" '$(DESTDIR)$(PREFIX)'/"$$text" || exit 1; done

uninstall:
	rm -f '$(DESTDIR)$(PREFIX)/bin/restzeit' $(patsubst %,'$(DESTDIR)$(PREFIX)/%',$(TEXTS))
	rmdir '$(DESTDIR)$(PREFIX)/share/doc/restzeit' 2>/dev/null || true

readme: test-packages
	RESTZEIT_WRITES_README=yes swift test $(LOCK) --filter ReadmeTests

hammer: test-packages
	RESTZEIT_HAMMERS=full swift test $(LOCK) --filter TaskStoreTests.ProcessTests

bench: build bench-packages
	swift build -c release $(LOCK) --product Benchmarks --scratch-path .build/bench
	.build/bench/release/Benchmarks $(PROGRAM) .build/bench/input README.md

fuzz: test-packages
	bash Tests/Fuzz/build .build/fuzz
	bash Tests/Fuzz/run .build/fuzz $(SECONDS)

fuzz-busy: build test-packages
	/usr/bin/python3 Tests/Oracle/fuzz_busy.py --restzeit $(PROGRAM) --cases $(CASES) --seed $(SEED)

clean:
	rm -rf .build

packages:
	@bash Tests/install-missing $(PACKAGES)

test-packages:
	@bash Tests/install-missing $(PACKAGES) $(TEST_PACKAGES)

bar-packages:
	@bash Tests/install-missing $(BAR_PACKAGES)

bench-packages:
	@bash Tests/install-missing $(PACKAGES) $(BENCH_PACKAGES)
