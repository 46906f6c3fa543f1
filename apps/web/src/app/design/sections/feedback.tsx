"use client";

import { Banner, type BannerTone } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Progress } from "@/ui/progress";
import { useToast } from "@/ui/use-toast";
import { designCopy } from "../copy.ja.ts";
import { Row } from "../part.tsx";

export function Feedback() {
  const copy = designCopy.feedback;
  const toast = useToast();
  const banners: readonly (readonly [BannerTone, string])[] = [
    ["offline", copy.offline],
    ["info", copy.info],
    ["success", copy.success2],
    ["warning", copy.warning],
    ["danger", copy.danger],
  ];
  return (
    <div className="grid gap-6">
      <Row>
        <Button variant="secondary" onClick={() => toast.success(copy.saved)}>
          {copy.success}
        </Button>
        <Button variant="danger" onClick={() => toast.error(copy.failed)}>
          {copy.error}
        </Button>
      </Row>
      <div className="grid gap-2">
        {banners.map(([tone, text]) => (
          <Banner key={tone} tone={tone} inset>
            {text}
          </Banner>
        ))}
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Progress label={copy.profileProgress} value={72} showLabel />
        <Progress label={copy.upload} value={38} tone="indigo" showLabel />
      </div>
    </div>
  );
}
