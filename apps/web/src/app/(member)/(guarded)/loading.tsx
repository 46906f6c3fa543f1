import { FullPageLoading } from "@/ui/full-page-loading";

export default function Loading() {
  return <FullPageLoading />;
}
