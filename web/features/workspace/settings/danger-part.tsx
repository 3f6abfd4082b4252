import { useState } from 'react'
import { CLOSING_DAYS } from '#contract/settings.limits.ts'
import { call } from '#web/api/call.ts'
import { downloadOfBrand, saveFile } from '#web/api/download.ts'
import { useSession } from '#web/api/session.ts'
import { useProof } from '#web/api/use-proof.ts'
import { useWorkspace, useWorkspaces } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { ProofFields } from '#web/ui/forms/proof-fields.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { type Settings, useSaving } from './use-settings.ts'

/** The copy of the brand, and its end. */
export function DangerPart({ settings: { deleteAfter } }: { readonly settings: Settings }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const { name, isEnded } = useWorkspace()
  const { save, isBusy } = useSaving()
  const { refresh } = useWorkspaces()
  const takeBack = async () => {
    if (await save(() => call('DELETE /api/brand/deletion'))) await refresh()
  }
  return (
    <div className="flex max-w-2xl flex-col items-start gap-5">
      <p>{t('settings.copyText')}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton label={t('settings.copy')} download={() => downloadCopy(name)} />
        <CopyButton
          label={t('settings.copyProducts')}
          download={() => downloadOfBrand('/api/brand/products/export', `${name}.csv`)}
        />
      </div>
      <hr className="w-full border-line" />
      {deleteAfter === null ? (
        <>
          <p>{t('settings.dangerText', { days: CLOSING_DAYS })}</p>
          <CloseButton />
        </>
      ) : (
        <>
          <p className="font-[600]">{t('settings.closing', { moment: moment(deleteAfter) })}</p>
          {!isEnded && (
            <Button busy={isBusy} onClick={() => void takeBack()}>
              {t('settings.takeBack')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

interface CopyButtonProps {
  readonly label: string
  readonly download: () => Promise<void>
}

function CopyButton({ label, download }: CopyButtonProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      await download()
    } catch (error) {
      showFailure(error, t, t('settings.copyFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button tone="outline" busy={isBusy} onClick={() => void start()}>
      {label}
    </Button>
  )
}

async function downloadCopy(name: string): Promise<void> {
  const copy = await call('GET /api/brand/copy')
  saveFile(new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }), `${name}.json`)
}

function CloseButton() {
  const { t } = useTranslation()
  const { name } = useWorkspace()
  const user = useSession()
  const proof = useProof()
  const { save, isBusy } = useSaving()
  const { refresh } = useWorkspaces()
  const [isAsked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<unknown>(null)
  const close = async () => {
    setRefusal(null)
    const isClosing = await save(async () => {
      try {
        return await call('POST /api/brand/deletion', { body: proof.body })
      } catch (error) {
        if (!proof.isQuestion(error)) setRefusal(error)
        throw error
      }
    })
    if (isClosing) await refresh()
  }
  return (
    <>
      <Button tone="danger" onClick={() => setAsked(true)}>
        {t('settings.close')}
      </Button>
      <AlertDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('settings.closeTitle', { brand: name })}
        text={t('settings.closeText', { days: CLOSING_DAYS })}
        confirmLabel={t('settings.close')}
        onConfirm={() => void close()}
        busy={isBusy}
      >
        {proof.isAsked && user && <ProofFields user={user} onPassword={proof.setPassword} />}
        {refusal !== null && (
          <p role="alert" className="mt-2 text-14 text-signal-text">
            {t('settings.closeFailed')}
          </p>
        )}
      </AlertDialog>
    </>
  )
}
