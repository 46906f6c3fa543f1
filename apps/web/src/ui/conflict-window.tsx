"use client";

import { useState } from "react";
import { Button } from "./button.tsx";
import { uiCopy } from "./copy.ja.ts";
import { Modal } from "./modal.tsx";
import { Segments } from "./segments.tsx";
import { SkeletonText } from "./skeleton.tsx";
import { TextDiff } from "./text-diff.tsx";

const copy = uiCopy.conflict;

export type ConflictSide = "mine" | "theirs";

/** A field of a thing that two people have written, as each of them has it. */
export interface ConflictField<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
  /** Whose words stand as long as nothing else is chosen. */
  readonly side: ConflictSide;
}

export interface ConflictWindowProps<Key extends string> {
  open: boolean;
  /** Goes back to the form, with nothing decided. */
  onClose: () => void;
  /** Where the two differ; nothing while the others' words are being read. */
  fields: readonly ConflictField<Key>[] | undefined;
  onSettle: (sides: Readonly<Partial<Record<Key, ConflictSide>>>) => void;
  /** Said in place of the explanation, where one's own words cannot be saved any more. */
  lost?: string | undefined;
}

/** Somebody else has saved: every field that differs, both versions of it, and a choice for each. */
export function ConflictWindow<Key extends string>(props: ConflictWindowProps<Key>) {
  const { open, onClose, fields, lost } = props;
  return (
    <Modal
      open={open}
      onClose={onClose}
      width="xl"
      title={copy.title}
      description={lost ?? copy.body}
      {...(!fields && { children: <SkeletonText lines={6} /> })}
      {...(open && fields && { children: <Choices {...props} fields={fields} /> })}
    />
  );
}

type ChoicesProps<Key extends string> = ConflictWindowProps<Key> & {
  fields: readonly ConflictField<Key>[];
};

function Choices<Key extends string>({ fields, onSettle, lost }: ChoicesProps<Key>) {
  const [chosen, setChosen] = useState<Partial<Record<Key, ConflictSide>>>({});
  const sideOf = ({ key, side }: ConflictField<Key>) => (lost ? "theirs" : (chosen[key] ?? side));
  const sides = fields.map(sideOf);
  const options = (["theirs", "mine"] as const).map((value) => ({ value, label: copy[value] }));
  const entries = (choose: (field: ConflictField<Key>) => ConflictSide) =>
    Object.fromEntries(fields.map((field) => [field.key, choose(field)])) as Record<
      Key,
      ConflictSide
    >;
  return (
    <div className="grid gap-6">
      {fields.length === 0 && <p className="text-ink-2 text-sm">{copy.same}</p>}
      {!lost && fields.length > 1 && (
        <Segments
          label={copy.all}
          options={options}
          value={sides.every((side) => side === sides[0]) ? sides[0] : undefined}
          onChange={(side) => setChosen(entries(() => side))}
        />
      )}
      {fields.map((field) => (
        <section key={field.key} aria-label={field.label} className="grid gap-2">
          <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
            <h3 className="font-semibold text-sm">{field.label}</h3>
            {!lost && (
              <Segments
                label={`${field.label}：${copy.choice}`}
                hideLabel
                options={options}
                value={sideOf(field)}
                onChange={(side) => setChosen((before) => ({ ...before, [field.key]: side }))}
              />
            )}
          </div>
          <TextDiff
            before={field.theirs}
            after={field.mine}
            labels={{ before: copy.theirs, after: copy.mine }}
          />
        </section>
      ))}
      <div className="flex justify-end">
        <Button onClick={() => onSettle(entries(sideOf))}>{copy.done}</Button>
      </div>
    </div>
  );
}
