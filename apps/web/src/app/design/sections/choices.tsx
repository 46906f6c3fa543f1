"use client";

import { useState } from "react";
import { Checkbox } from "@/ui/checkbox";
import { CheckboxCards } from "@/ui/checkbox-cards";
import { Chips } from "@/ui/chips";
import { RadioCards } from "@/ui/radio-cards";
import { Switch } from "@/ui/switch";
import { designCopy } from "../copy.ja.ts";

export function Choices() {
  const copy = designCopy.choices;
  const [now, setNow] = useState<"now" | "good" | "none">("good");
  const [themes, setThemes] = useState<string[]>(["work", "grow"]);
  const [ways, setWays] = useState<string[]>(["remote"]);
  const [isOn, setOn] = useState(true);
  const [missing, setMissing] = useState<string[]>([]);
  const willingness = [
    { value: "now", label: copy.now, help: copy.nowHelp },
    { value: "good", label: copy.good, help: copy.goodHelp },
    { value: "none", label: copy.none },
  ] as const;
  const filters = [
    { value: "remote", label: copy.remote },
    { value: "hybrid", label: copy.hybrid },
    { value: "office", label: copy.office, disabled: true },
    { value: "flex", label: copy.flex },
  ];
  return (
    <div className="grid gap-x-8 gap-y-8 md:grid-cols-2">
      <RadioCards
        legend={copy.willingness}
        required
        options={willingness}
        value={now}
        onChange={setNow}
      />
      <CheckboxCards
        legend={copy.themes}
        help={copy.themesHelp}
        columns={2}
        max={3}
        options={[
          { value: "work", label: copy.work },
          { value: "team", label: copy.team },
          { value: "grow", label: copy.grow },
          { value: "life", label: copy.life },
          { value: "pay", label: copy.pay, disabled: true },
        ]}
        value={themes}
        onChange={setThemes}
      />
      <Chips legend={copy.filter} options={filters} value={ways} onChange={setWays} />
      <Chips
        legend={copy.filter}
        required
        error={missing.length === 0 ? copy.needed : undefined}
        options={filters}
        value={missing}
        onChange={setMissing}
      />
      <div className="grid">
        <Checkbox label={copy.agree} defaultChecked />
        <Checkbox label={copy.mail} help={copy.mailHelp} />
        <Checkbox label={copy.agree} disabled />
      </div>
      <div className="grid divide-y divide-line">
        <Switch label={copy.switchMail} checked={isOn} onChange={setOn} />
        <Switch
          label={copy.switchPush}
          help={copy.mailHelp}
          checked={!isOn}
          onChange={() => setOn(!isOn)}
        />
        <Switch label={copy.switchBusy} checked busy onChange={() => {}} />
        <Switch label={copy.switchOff} checked={false} disabled onChange={() => {}} />
      </div>
    </div>
  );
}
