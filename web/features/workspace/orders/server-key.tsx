import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { useWorkspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { CopyValue } from '../domains/copy-value.tsx'
import { type Tracking, useKeepTracking, useOrdersChanged } from './use-orders.ts'

type Question = 'replace' | 'revoke'

/** The server key: made, shown once, replaced or revoked. */
export function ServerKey({ tracking: { key } }: { readonly tracking: Tracking }) {
  const { t } = useTranslation()
  const { rights } = useWorkspace()
  const moment = useMoment()
  const keep = useKeepTracking()
  const changed = useOrdersChanged()
  const [made, setMade] = useState<string | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
      setQuestion(null)
    } catch (error) {
      // Another admin was faster: what is shown is out of date.
      if (error instanceof CallFailure && error.status === 409) await changed()
      setQuestion(null)
      showFailure(error, t, t('orders.failed'))
    } finally {
      setBusy(false)
    }
  }
  const make = () =>
    run(async () => {
      const answer = await call('POST /api/brand/order-tracking/key', { body: { replaces: key?.hint ?? null } })
      setMade(answer.key)
      keep(answer.tracking)
    })
  const revoke = () =>
    run(async () => {
      keep(await call('DELETE /api/brand/order-tracking/key'))
      setMade(null)
    })
  const mayChange = rights.includes('company')
  return (
    <>
      {made !== null && (
        <div className="flex w-full flex-col gap-2">
          <CopyValue name={t('orders.key')} value={made} />
          <p className="text-14 font-[600]">{t('orders.keyOnce')}</p>
        </div>
      )}
      {key !== null && made === null && (
        <p>{t('orders.keyKnown', { hint: key.hint, moment: moment(key.createdAt) })}</p>
      )}
      {!mayChange && <p className="text-14 text-muted">{t(key === null ? 'orders.keyByAdmin' : 'orders.keyAdmins')}</p>}
      {mayChange && key === null && (
        <Button tone="volt" busy={isBusy} onClick={() => void make()}>
          {t('orders.keyMake')}
        </Button>
      )}
      {mayChange && key !== null && (
        <div className="flex flex-wrap gap-2">
          <Button tone="outline" size="s" onClick={() => setQuestion('replace')}>
            {t('orders.keyReplace')}
          </Button>
          <Button tone="outline" size="s" onClick={() => setQuestion('revoke')}>
            {t('orders.keyRevoke')}
          </Button>
        </div>
      )}
      <AlertDialog
        open={question !== null}
        onClose={() => setQuestion(null)}
        title={t(question === 'revoke' ? 'orders.revokeTitle' : 'orders.replaceTitle')}
        text={t(question === 'revoke' ? 'orders.revokeText' : 'orders.replaceText')}
        confirmLabel={t(question === 'revoke' ? 'orders.keyRevoke' : 'orders.keyReplace')}
        onConfirm={() => void (question === 'revoke' ? revoke() : make())}
        busy={isBusy}
      />
    </>
  )
}
