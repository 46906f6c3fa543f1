import type { Metadata } from "next";
import { deskCopy as copy } from "@/features/desk/copy.ja";
import { DeskScreen } from "@/features/desk/desk-screen";

export const metadata: Metadata = { title: copy.title };

export default function OperatorPage() {
  return <DeskScreen />;
}
