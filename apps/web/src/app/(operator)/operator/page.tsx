import type { Metadata } from "next";
import { deskCopy as copy } from "@/features/desk/copy.ja";
import { DeskScreen } from "@/features/desk/desk-screen";

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

export default function OperatorPage() {
  return <DeskScreen />;
}
