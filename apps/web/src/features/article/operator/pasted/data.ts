import { isOwnPicture } from "@tefuda/domain/article/body";

export const pageOf = (html: string) => new DOMParser().parseFromString(html, "text/html");

/** Whether a picture stands in the body as it is: one of ours. */
export const isKept = (picture: HTMLImageElement) =>
  isOwnPicture(picture.getAttribute("src") ?? "");

/** The files that somebody brings, where they are what was meant: beside a table comes its picture as well. */
export function filesOf(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  return files.length === 0 || hasWords(data) ? [] : files;
}

function hasWords(data: DataTransfer | null): boolean {
  const text =
    data?.getData("text/plain") || pageOf(data?.getData("text/html") ?? "").body.textContent;
  return text.trim() !== "";
}

/** Whether pictures stand in what is pasted that do not come along. */
export const hasPictureFromElsewhere = (data: DataTransfer | null): boolean =>
  [...pageOf(data?.getData("text/html") ?? "").images].some((picture) => !isKept(picture));
