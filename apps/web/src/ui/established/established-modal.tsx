"use client";

import { Avatar } from "../avatar.tsx";
import { Button } from "../button.tsx";
import { ButtonLink } from "../button-link.tsx";
import { uiCopy } from "../copy.ja.ts";
import { Modal } from "../modal.tsx";
import { establishedCopy as copy } from "./copy.ja.ts";

interface Person {
  readonly name: string;
  readonly image?: string | null | undefined;
}

export interface EstablishedModalProps {
  open: boolean;
  body: string;
  /** Who met, for two cards side by side; in the room itself both can be seen already. */
  people?: readonly [Person, Person];
  /** The room's page, or what leads to its text; absent for whoever has no room to go to. */
  room?: string | (() => void);
  onClose: () => void;
}

/** `matching-establishment`: a match has come about, with the way into its room. */
export function EstablishedModal({ open, body, people, room, onClose }: EstablishedModalProps) {
  return (
    <Modal
      modal="matching-establishment"
      open={open}
      onClose={onClose}
      width="sm"
      placement="center"
      title={copy.title}
      description={body}
      footer={
        room === undefined ? (
          <Button onClick={onClose}>{uiCopy.close}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {copy.later}
            </Button>
            {typeof room === "string" ? (
              <ButtonLink href={room}>{copy.write}</ButtonLink>
            ) : (
              <Button onClick={room}>{copy.write}</Button>
            )}
          </>
        )
      }
    >
      {people && (
        <div aria-hidden="true" className="flex justify-center py-4">
          <span className="-rotate-6 -mr-3 rounded-md border border-line bg-surface p-5 shadow-low">
            <Avatar name={people[0].name} src={people[0].image} size="lg" />
          </span>
          <span className="mt-3 rotate-6 rounded-md border border-line bg-surface p-5 shadow-high">
            <Avatar name={people[1].name} src={people[1].image} size="lg" />
          </span>
        </div>
      )}
    </Modal>
  );
}
