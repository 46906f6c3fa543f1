import { FileChartColumn, FileImage, FileSpreadsheet, FileText, FileType } from "lucide-react";
import { type FileLook, fileLook } from "./kind";

const icons: Record<FileLook, typeof FileText> = {
  image: FileImage,
  document: FileText,
  sheet: FileSpreadsheet,
  slides: FileChartColumn,
  text: FileType,
};

/** The icon of a file by its name. */
export function FileIcon({ name, className }: { name: string; className: string }) {
  const Icon = icons[fileLook(name)];
  return <Icon className={className} aria-hidden="true" />;
}
