// Each script asks the program what fits; what it says is only ever compared and shown, never read by the shell as its own
// language: titles are other people's words.

let bashCompletion = #"""
  # bash completion of restzeit
  _restzeit() {
    local -a given=()
    local current="" word meaning files shown index
    # A word such as --zone=Europe is three to bash.
    for ((index = 1; index <= COMP_CWORD; index++)); do
      word=${COMP_WORDS[index]}
      if ((${#given[@]})) && { [[ $word == "=" && ${given[-1]} == --* ]] || [[ ${given[-1]} == --*= ]]; }; then
        given[-1]+=$word
      else
        given+=("$word")
      fi
    done
    current=${given[-1]}
    local cut=""
    if [[ $current == --*=* ]]; then cut=${current%%=*}=; fi
    COMPREPLY=()
    local -a meanings=()
    {
      IFS= read -r files || return
      while IFS=$'\t' read -r word meaning; do
        COMPREPLY+=("${word#"$cut"}")
        meanings+=("$meaning")
      done
    } < <(command restzeit __complete "${given[@]}" </dev/null)
    compopt -o nosort
    local typed=${current#"$cut"}
    case $files in
      any) while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$typed") ;;
      calendars)
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(
          compgen -d -- "$typed"
          compgen -f -X '!*.[iI][cC][sS]' -- "$typed"
        ) ;;
    esac
    if [[ $files != none ]]; then
      compopt -o filenames
      return
    fi
    # What a word means is shown where several are listed; only the word is ever put into the line.
    if ((${#COMPREPLY[@]} > 1)) && [[ ${COMP_TYPE:-0} == @(9|33|63|64) ]]; then
      for index in "${!COMPREPLY[@]}"; do
        if [[ -n ${meanings[index]} ]]; then COMPREPLY[index]+="  ${meanings[index]}"; fi
      done
    fi
  }
  complete -F _restzeit restzeit

  """#

let zshCompletion = #"""
  #compdef restzeit
  # zsh completion of restzeit
  _restzeit() {
    local tab=$'\t' files line
    local -a lines plain shown
    lines=("${(@f)$(command restzeit __complete "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" </dev/null)}")
    files=$lines[1]
    for line in "${(@)lines[2,-1]}"; do
      plain+=("${line%%$tab*}")
      if [[ -n ${line#*$tab} ]]; then
        shown+=("${line%%$tab*}  ${line#*$tab}")
      else
        shown+=("${line%%$tab*}")
      fi
    done
    local -i found=1
    if (( $#plain )); then compadd -l -V restzeit -d shown -a -- plain && found=0; fi
    if [[ $files != none ]] && compset -P '--*='; then :; fi
    case $files in
      any) _files && found=0 ;;
      calendars) _files -g '*.(#i)ics(-.)' && found=0 ;;
    esac
    return found
  }
  if [[ $funcstack[1] == _restzeit ]]; then _restzeit "$@"; else compdef _restzeit restzeit; fi

  """#

let fishCompletion = #"""
  # fish completion of restzeit
  function __restzeit_complete
      set -l words (commandline -opc)
      set -l current (commandline -ct)
      set -l lines (command restzeit __complete $words[2..-1] "$current" </dev/null)
      switch "$lines[1]"
          case any
              __fish_complete_path "$current"
          case calendars
              __fish_complete_suffix "$current" .ics
      end
      for line in $lines[2..-1]
          printf '%s\n' $line
      end
  end
  complete -c restzeit -f -k -a '(__restzeit_complete)'

  """#
