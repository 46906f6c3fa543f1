import {
  ANNOUNCE_MAX,
  announceTargetLabels,
  announceTargets,
} from "@tefuda/domain/notification/constants";
import { parseJstInput } from "@tefuda/domain/time/jst-input";
import { useOwnTime } from "@/platform/local-time";
import { Field } from "@/ui/field";
import { Segments } from "@/ui/segments";
import { TextArea } from "@/ui/text-area";
import { TextInput } from "@/ui/text-input";
import { WindowForm } from "@/ui/window-form";
import { announceCopy } from "./copy.ja";
import type { AnnounceDraft } from "./use-announce-draft";

const copy = announceCopy.form;

/** What is announced, to whom and when. `id` is what the button in the window's foot names. */
export function AnnounceForm({ id, draft }: { id: string; draft: AnnounceDraft }) {
  const { fields, errors, change } = draft;
  const own = useOwnTime();
  const publishAt = parseJstInput(fields.time);
  return (
    <WindowForm
      id={id}
      fault={undefined}
      onSubmit={(event) => {
        event.preventDefault();
        draft.review();
      }}
    >
      <Field
        label={copy.content}
        required
        error={errors.content}
        count={{ text: fields.content, limit: ANNOUNCE_MAX }}
      >
        <TextArea
          minRows={6}
          value={fields.content}
          onChange={({ target }) => change({ content: target.value })}
        />
      </Field>
      <Segments
        label={copy.target}
        options={announceTargets.map((value) => ({ value, label: announceTargetLabels[value] }))}
        value={fields.target}
        onChange={(target) => change({ target })}
      />
      {draft.lockVersion === undefined && (
        <Segments
          label={copy.when}
          options={[
            { value: "now", label: copy.now },
            { value: "later", label: copy.later },
          ]}
          value={fields.when}
          onChange={(when) => change({ when })}
        />
      )}
      {fields.when === "later" && (
        <Field
          label={copy.publishAt}
          required
          help={publishAt && own(publishAt)}
          error={errors.publishAt}
        >
          <TextInput
            type="datetime-local"
            value={fields.time}
            onChange={({ target }) => change({ time: target.value })}
          />
        </Field>
      )}
    </WindowForm>
  );
}
