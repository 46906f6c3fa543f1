import { withHonorific } from "./honorific.ja.ts";

export type TemplateValues = Readonly<Record<string, string | number | undefined>>;

/**
 * A text with its `{placeholders}` filled; one without a value becomes empty. The honorific behind
 * one is left out where the value is nobody's name.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replace(/\{(\w+)\}(さん)?/g, (_, name: string, honorific?: string) => {
    const value = String(values[name] ?? "");
    return honorific ? withHonorific(value) : value;
  });
}
