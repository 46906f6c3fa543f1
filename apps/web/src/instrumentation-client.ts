import { bringPopovers } from "@/platform/popovers";
import { reportUnhandled } from "@/platform/report-error";

// The framework runs this file before it brings a page to life: what breaks on the way is told too.
reportUnhandled();
bringPopovers();
