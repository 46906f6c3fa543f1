import { recipientOf } from "@tefuda/domain/monitoring/recipients";
import { type TagManager, tagVersion } from "@tefuda/domain/monitoring/tag";
import { DescriptionList } from "@/ui/description-list";
import { measuringCopy } from "./copy.ja";
import { MeasuringChoice } from "./measuring-choice";

const { list: copy } = measuringCopy;

/** Each program that sends to others once it is allowed: what it is, what it sends, to whom, what for. */
export function MeasuredBy({ manager }: { manager: TagManager }) {
  const { id, origin, connect } = manager;
  const programs = [
    { name: copy.manager(id), place: origin },
    ...connect.map((place) => ({ name: copy.service, place })),
  ];
  return (
    <>
      <MeasuringChoice version={tagVersion(manager)} />
      <section aria-labelledby="measured-by" className="grid gap-3">
        <h2 id="measured-by" className="text-lg">
          {copy.title}
        </h2>
        <ul aria-label={copy.caption} className="grid gap-3">
          {programs.map(({ name, place }) => {
            const to = recipientOf(place);
            return (
              <li key={place} className="grid gap-2 rounded-md border border-line bg-surface p-4">
                <h3>{name}</h3>
                <DescriptionList
                  items={[
                    { term: copy.columns.data, value: copy.data },
                    { term: copy.columns.to, value: copy.to(to.name, to.host) },
                    { term: copy.columns.purpose, value: copy.purpose },
                  ]}
                />
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}
