import type { Metadata } from "next";
import { favoriteCopy } from "@/features/favorite/copy.ja";
import { requireJoker } from "@/platform/server/guard";
import { FavoritesScreen } from "./favorites-screen";

export const metadata: Metadata = { title: favoriteCopy.title };

/** The aces whom a joker has marked. */
export default async function FavoritesPage() {
  await requireJoker();
  return <FavoritesScreen />;
}
