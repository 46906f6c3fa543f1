"use client";

import { useEffect } from "react";
import { reportUnhandled } from "./report-error";

/**
 * On every page, of visitors and of members: they differ in what else they load. A visitor's page
 * reports from the moment its scripts run.
 */
export function ReportErrors() {
  useEffect(reportUnhandled, []);
  return null;
}
