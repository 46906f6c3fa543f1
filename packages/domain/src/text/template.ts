export type TemplateValues = Readonly<Record<string, string | number | undefined>>;

/** A text with its `{placeholders}` filled; one without a value becomes empty. */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
