"""The generic monitor of Xfce's panel."""
import unittest

from cases import OpensTheDay, Shows
from screens import X11

PANEL = """<?xml version="1.0" encoding="UTF-8"?>
<channel name="xfce4-panel" version="1.0">
  <property name="configver" type="int" value="2"/>
  <property name="panels" type="array">
    <value type="int" value="1"/>
    <property name="panel-1" type="empty">
      <property name="position" type="string" value="p=6;x=0;y=0"/>
      <property name="length" type="uint" value="100"/>
      <property name="position-locked" type="bool" value="true"/>
      <property name="size" type="uint" value="32"/>
      <property name="plugin-ids" type="array"><value type="int" value="1"/></property>
    </property>
  </property>
  <property name="plugins" type="empty"><property name="plugin-1" type="string" value="genmon"/></property>
</channel>
"""


class GenmonTests(Shows, OpensTheDay, unittest.TestCase):
    lag = 40
    minutes_behind = 1

    def begin(self, day, *flags):
        screen = X11(day)
        screen.crop, screen.place = "1280x32+0+0", (40, 16)
        # The comment says where the line goes: command, period 30 s, no label.
        command = day.snippet("genmon", *flags).splitlines()[-1]
        # The dialog of the panel writes a backslash into its file as two.
        command = command.replace("\\", "\\\\")
        day.write(".config/xfce4/xfconf/xfce-perchannel-xml/xfce4-panel.xml", PANEL)
        day.write(".config/xfce4/panel/genmon-1.rc",
                  f"Command={command}\nUseLabel=0\nText=(genmon)\nUpdatePeriod=30000\nFont=DejaVu Sans 14\n")
        day.start("/usr/lib/x86_64-linux-gnu/xfce4/xfconf/xfconfd")
        day.start("xfce4-panel", "--disable-wm-check")
        return screen
