import { FullPageLoading } from "@/ui/full-page-loading";

/** Stands until it is known who reads: what asks is below (spec 2 · Auth and redirect rules). */
export default function Authenticating() {
  return <FullPageLoading />;
}
