"use client";

import { useMutation } from "@tanstack/react-query";
import { successMessages } from "@tefuda/domain/errors/success-messages.ja";
import { authorityLabels } from "@tefuda/domain/options/authorities";
import { useTRPC } from "@/platform/trpc";
import { ConfirmModal } from "@/ui/confirm-modal";
import { useToast } from "@/ui/use-toast";
import { memberCopy } from "./copy.ja";
import type { MemberDoc, Whose } from "./types";

const copy = memberCopy.authority;

interface AuthorityModalProps {
  member: MemberDoc;
  isSelf: boolean;
  whose: Whose;
  open: boolean;
  onClose: () => void;
  onDone: () => unknown;
}

/** Asks before a member becomes an administrator, or the other way round. */
export function AuthorityModal(props: AuthorityModalProps) {
  const { member, isSelf, whose, open, onClose, onDone } = props;
  const trpc = useTRPC();
  const toast = useToast();
  const authority = member.authority === "admin" ? "member" : "admin";
  const change = useMutation(
    trpc.member.updateAuthority.mutationOptions({
      onSuccess: () => {
        toast.success(successMessages.changed);
        // One who is no administrator any more has no place here.
        if (isSelf) return location.assign("/users");
        return onDone();
      },
      onSettled: onClose,
    }),
  );
  return (
    <ConfirmModal
      open={open}
      onClose={onClose}
      onConfirm={() => change.mutate({ aceId: member.id, authority, ...whose })}
      title={copy.title(member.name, authorityLabels[authority])}
      body={isSelf ? copy.self : copy[authority]}
      confirmLabel={copy.confirm}
      busy={change.isPending}
    />
  );
}
