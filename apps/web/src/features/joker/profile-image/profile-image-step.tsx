"use client";

import { useNow } from "@/platform/use-now";
import { writeSkipped } from "../registration/draft";
import { effectOfSaving } from "../registration/effect-of-saving";
import { pathAfter } from "../registration/engine";
import type { StepPageProps } from "../registration/step-form";
import { StepFrame } from "../registration/step-frame";
import { useGoToStep } from "../registration/use-go-to-step";
import { profileImageCopy as copy } from "./copy.ja";
import { ProfileImageFields } from "./profile-image-editor";
import { useProfileImage } from "./use-profile-image";

/** The step of the picture: it saves by itself, so the buttons only lead on. */
export function ProfileImageStep({ brand, own, userId, back }: StepPageProps) {
  const go = useGoToStep();
  const { profile } = own;
  const place = back === "profile" ? "profile" : "registration";
  const image = useProfileImage(profile.profileImageURL, { place });
  const now = useNow();
  const leave = () => {
    // Left empty by choice: a reload does not lead back to it.
    writeSkipped(userId, "profileImage");
    go(pathAfter("profileImage", back));
  };
  return (
    <StepFrame
      brand={brand}
      step="profileImage"
      back={back}
      isBusy={image.isBusy}
      onNext={leave}
      onPutOff={leave}
    >
      <ProfileImageFields
        name={profile.name ?? ""}
        profileImageURL={profile.profileImageURL}
        image={image}
        effect={place === "profile" ? effectOfSaving(own, "profileImage", now) : undefined}
      />
      <p className="rounded-md bg-sunken px-4 py-3 text-ink-2 text-xs">{copy.whoSees}</p>
    </StepFrame>
  );
}
