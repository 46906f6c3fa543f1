"use client";

import {
  PROFILE_IMAGE_CONTENT_TYPES,
  PROFILE_IMAGE_EXTENSIONS,
} from "@tefuda/domain/constants/image";
import { uploadMessages } from "@tefuda/domain/upload/messages.ja";
import { Trash2, UserRound } from "lucide-react";
import { useState } from "react";
import { Avatar } from "@/ui/avatar";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ConfirmModal } from "@/ui/confirm-modal";
import { Field } from "@/ui/field";
import { FileDrop } from "@/ui/file-drop";
import { Progress } from "@/ui/progress";
import { profileImageCopy as copy } from "./copy.ja";
import { CropModal } from "./crop-modal";
import { type ImageOwner, useProfileImage } from "./use-profile-image";

/** Types and endings: some systems know a file by the one, some by the other. */
const accept = [
  ...PROFILE_IMAGE_CONTENT_TYPES,
  ...PROFILE_IMAGE_EXTENSIONS.map((extension) => `.${extension}`),
].join(",");

export interface ProfileImageEditorProps {
  /** Whose picture it is; its first letter stands in for one. */
  name: string;
  profileImageURL: string | null;
  owner?: ImageOwner;
  /** What a change does beside. */
  effect?: string | undefined;
}

/** The own picture with all one can do to it; every change is saved at once. */
export function ProfileImageEditor(props: ProfileImageEditorProps) {
  return <ProfileImageFields {...props} image={useProfileImage(props.profileImageURL, props)} />;
}

export interface ProfileImageFieldsProps extends ProfileImageEditorProps {
  image: ReturnType<typeof useProfileImage>;
}

/** The same for a page that has to know what is under way. */
export function ProfileImageFields(props: ProfileImageFieldsProps) {
  const { name, profileImageURL, owner, effect, image } = props;
  const [isAsking, setAsking] = useState(false);
  const { chosen, isSending, failure } = image;
  return (
    <div className="grid gap-4">
      <div className="grid items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <div className="mx-auto sm:mx-0">
          <Picture name={name} src={image.shown} />
        </div>
        <Field
          label={copy.label}
          hideLabel
          help={<Help isSeeker={owner !== "ace"} />}
          error={image.fault}
        >
          {isSending && !failure ? (
            <UnderWay percent={image.percent} isSaving={image.isSaving} onCancel={image.giveUp} />
          ) : (
            <FileDrop
              hint={copy.dropHint}
              label={profileImageURL ? copy.change : copy.choose}
              accept={accept}
              disabled={image.isBusy}
              onFiles={image.choose}
              actions={
                profileImageURL && (
                  <Button
                    variant="quiet"
                    icon={<Trash2 className="size-4" aria-hidden="true" />}
                    busy={image.isRemoving}
                    onClick={() => setAsking(true)}
                  >
                    {copy.remove}
                  </Button>
                )
              }
            />
          )}
        </Field>
      </div>
      {effect && <p className="text-ink-2 text-sm">{effect}</p>}
      <p role="status" className="sr-only">
        {image.isReading && copy.reading}
      </p>
      {failure && (
        <Banner
          inset
          tone="danger"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" onClick={image.retry}>
                {copy.retry}
              </Button>
              <Button size="sm" variant="secondary" onClick={image.giveUp}>
                {copy.discard}
              </Button>
            </span>
          }
        >
          {failure}
        </Banner>
      )}
      {chosen && (
        <CropModal key={chosen.src} picture={chosen} onUse={image.use} onClosed={image.forget} />
      )}
      <ConfirmModal
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          image.remove();
        }}
        title={copy.removeTitle}
        body={copy.removeBody}
        confirmLabel={copy.remove}
        tone="danger"
      />
    </div>
  );
}

function Picture({ name, src }: { name: string; src: string | null }) {
  if (src || name) return <Avatar size="xl" name={name} src={src} />;
  return (
    <span className="grid size-28 place-items-center rounded-full bg-sunken text-ink-3">
      <UserRound className="size-12" aria-hidden="true" />
    </span>
  );
}

/** A seeker's picture is judged as well. */
function Help({ isSeeker }: { isSeeker: boolean }) {
  return (
    <>
      {isSeeker && (
        <>
          {copy.guideline}
          <br />
        </>
      )}
      {uploadMessages.imageHelp}
      <br />
      {copy.reduceHelp}
    </>
  );
}

interface UnderWayProps {
  percent: number;
  isSaving: boolean;
  onCancel: () => void;
}

function UnderWay({ percent, isSaving, onCancel }: UnderWayProps) {
  return (
    <div className="grid gap-3">
      <Progress showLabel label={percent === 100 ? copy.saving : copy.sending} value={percent} />
      <div>
        <Button variant="secondary" size="sm" disabled={isSaving} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  );
}
