import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AccessRecovery } from '#web/ui/desk/access-recovery.tsx'
import { type Act, ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Link } from '#web/ui/page/link.tsx'

/** What support does for the account of a person, each with a reason for the log. */
export function PersonActs({ userId }: { readonly userId: string }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'code' | 'sessions' | null>(null)
  const shown = asked ?? 'code'
  const params = { id: userId }
  const send = async ({ reason }: Act) => {
    if (shown === 'code') await call('POST /api/admin/users/{id}/code', { params, body: { reason } })
    else await call('POST /api/admin/users/{id}/sessions/end', { params, body: { reason, sessionId: null } })
    showToast({ title: t(`tickets.act-${shown}-done`) })
    setAsked(null)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button tone="outline" size="s" onClick={() => setAsked('code')}>
        {t('tickets.act-code')}
      </Button>
      <Button tone="outline" size="s" onClick={() => setAsked('sessions')}>
        {t('tickets.act-sessions')}
      </Button>
      <AccessRecovery userId={userId} />
      <Link href={toAdmin('people', { id: userId })} className="link inline-block py-1">
        {t('tickets.toAccount')}
      </Link>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t(`tickets.act-${shown}`)}
        description={t(`tickets.act-${shown}-text`)}
      >
        <div className="mt-5">
          <ActForm key={shown} verb={t(`tickets.act-${shown}`)} hint={t('tickets.act-hint')} onSend={send} />
        </div>
      </Dialog>
    </div>
  )
}
