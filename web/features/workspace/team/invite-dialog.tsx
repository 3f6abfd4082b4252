import { useState } from 'react'
import type { MemberRole } from '#contract/rights.ts'
import { INVITE_DAYS } from '#contract/team.limits.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { RoleSelect } from './role-select.tsx'
import type { Team } from './use-team.ts'

interface InviteDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onInvited: (team: Team) => void
}

/** Asks for an address and a role, and sends the mail. */
export function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('team.inviteTitle')}
      description={t('team.inviteText', { days: INVITE_DAYS })}
    >
      <InviteForm onClose={onClose} onInvited={onInvited} />
    </Dialog>
  )
}

function InviteForm({ onClose, onInvited }: Pick<InviteDialogProps, 'onClose' | 'onInvited'>) {
  const { t } = useTranslation()
  const [role, setRole] = useState<MemberRole>('editor')
  const { form, errorOf, error, isBusy } = useForm({
    check: ({ email = '' }) =>
      /^\S+@\S+\.\S+$/.test(email.trim()) ? null : { field: 'email', key: 'team.emailInvalid' },
    send: async ({ email = '' }) => {
      onInvited(await call('POST /api/brand/invites', { body: { email: email.trim(), role } }))
      showToast({ title: t('team.invited'), text: email.trim() })
      onClose()
    },
    failure: (error) => ({ text: shownMessage(error, t, t('team.failed')), field: 'email' }),
  })
  return (
    <form {...form} className="mt-5 flex flex-col gap-5">
      <TextField
        label={t('team.email')}
        name="email"
        type="email"
        autoComplete="off"
        autoFocus
        error={errorOf('email')}
      />
      <RoleSelect label={t('team.role')} value={role} onChange={setRole} />
      <FormError text={error} />
      <Button type="submit" busy={isBusy}>
        {t('team.send')}
      </Button>
    </form>
  )
}
