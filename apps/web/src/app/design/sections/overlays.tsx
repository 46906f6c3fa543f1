"use client";

import { EyeOff, Flag, User } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { Chips } from "@/ui/chips";
import { ConfirmModal } from "@/ui/confirm-modal";
import { Menu } from "@/ui/menu";
import { Modal } from "@/ui/modal";
import { RadioCards } from "@/ui/radio-cards";
import { Sheet } from "@/ui/sheet";
import { Tooltip } from "@/ui/tooltip";
import { designCopy } from "../copy.ja.ts";
import { Row } from "../part.tsx";

type Which = "modal" | "sheet" | "confirm" | "locked" | null;

export function Overlays() {
  const copy = designCopy.overlays;
  const choice = designCopy.choices;
  const [which, setWhich] = useState<Which>(null);
  const [ways, setWays] = useState<string[]>([]);
  const [now, setNow] = useState<string | null>(null);
  const close = () => setWhich(null);
  return (
    <Row>
      {(["modal", "sheet", "confirm", "locked"] as const).map((key) => (
        <Button key={key} variant="secondary" onClick={() => setWhich(key)}>
          {copy[key]}
        </Button>
      ))}
      <Menu
        trigger={<Button variant="secondary">{copy.menu}</Button>}
        items={[
          { label: copy.profile, href: "#overlays", icon: <User aria-hidden="true" /> },
          { label: copy.hide, icon: <EyeOff aria-hidden="true" /> },
          { label: copy.report, tone: "danger", divided: true, icon: <Flag aria-hidden="true" /> },
        ]}
      />
      <Tooltip label={designCopy.buttons.note}>
        <Button variant="quiet">{copy.tip}</Button>
      </Tooltip>
      <Modal
        open={which === "modal"}
        onClose={close}
        title={copy.modalTitle}
        description={copy.modalBody}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {copy.back}
            </Button>
            <Button onClick={close}>{copy.send}</Button>
          </>
        }
      />
      <Sheet
        open={which === "sheet"}
        onClose={close}
        title={copy.sheetTitle}
        footer={
          <Button wide onClick={close}>
            {copy.apply}
          </Button>
        }
      >
        <Chips
          legend={choice.filter}
          options={[
            { value: "remote", label: choice.remote },
            { value: "hybrid", label: choice.hybrid },
            { value: "flex", label: choice.flex },
          ]}
          value={ways}
          onChange={setWays}
        />
      </Sheet>
      <ConfirmModal
        open={which === "confirm"}
        onClose={close}
        onConfirm={close}
        title={copy.confirmTitle}
        body={copy.confirmBody}
        confirmLabel={copy.release}
        tone="danger"
      />
      <Modal
        open={which === "locked"}
        onClose={close}
        closable={false}
        width="willingness"
        title={copy.lockedTitle}
        description={copy.lockedBody}
        footer={
          <Button disabled={now === null} onClick={close}>
            {copy.save}
          </Button>
        }
      >
        <RadioCards
          legend={choice.willingness}
          options={[
            { value: "now", label: choice.now },
            { value: "good", label: choice.good },
            { value: "none", label: choice.none },
          ]}
          value={now}
          onChange={setNow}
        />
      </Modal>
    </Row>
  );
}
