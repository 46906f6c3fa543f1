import type { Metadata } from "next";
import { synonymCopy as copy } from "@/features/synonym/copy.ja";
import { SynonymsScreen } from "@/features/synonym/synonyms-screen";

export const metadata: Metadata = { title: copy.title };

export default function Page() {
  return <SynonymsScreen />;
}
