import { useState } from 'react'
import { CHAT } from '#contract/chat.limits.ts'
import type { ChatSettings } from '#contract/chat-settings.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { problemOf, toDraft, toSettings } from './chat-settings-draft.ts'
import { HoursFields } from './hours-fields.tsx'
import { ReplyFields } from './reply-fields.tsx'
import { useChatSettings, useSaveChatSettings } from './use-chat-settings.ts'

interface ChatSettingsSheetProps {
  readonly brandId: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Product 12: when a brand answers, what it says outside of these hours, and its saved replies. */
export function ChatSettingsSheet({ brandId, open, onClose }: ChatSettingsSheetProps) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useChatSettings(brandId)
  if (data && open) return <Form key={data.version} brandId={brandId} settings={data} onClose={onClose} />
  return (
    <Sheet open={open} onClose={onClose} side="right" title={t('chat.settings')}>
      {isError ? (
        <RetryRow text={t('chat.settingsFailed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </Sheet>
  )
}

interface FormProps {
  readonly brandId: string
  readonly settings: ChatSettings
  readonly onClose: () => void
}

function Form({ brandId, settings, onClose }: FormProps) {
  const { t } = useTranslation()
  const save = useSaveChatSettings(brandId)
  const [draft, setDraft] = useState(() => toDraft(settings))
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part })
    setError(null)
  }
  const submit = async () => {
    const problem = problemOf(draft)
    if (problem) {
      const limits = { min: CHAT.shortcutMin, max: CHAT.shortcutMax }
      return setError(problem === 'chat.wrongShortcut' ? t(problem, limits) : t(problem))
    }
    setBusy(true)
    try {
      await save(toSettings(draft))
      showToast({ title: t('chat.settingsSaved') })
      onClose()
    } catch (failure) {
      // The demo saves nothing, and that is no error.
      if (failure instanceof CallFailure && failure.code === 'demo.unsaved') showToast({ title: failure.message })
      else setError(shownMessage(failure, t, t('chat.settingsNotSaved')))
    } finally {
      setBusy(false)
    }
  }
  const footer = (
    <div className="flex w-full flex-col gap-3">
      <FormError text={error} />
      <Button busy={isBusy} onClick={() => void submit()}>
        {t('chat.saveSettings')}
      </Button>
    </div>
  )
  return (
    <Sheet open onClose={onClose} side="right" title={t('chat.settings')} footer={footer}>
      <section className="flex flex-col gap-5">
        <Switch
          label={t('chat.namesHours')}
          hint={t('chat.namesHoursHint')}
          checked={draft.namesHours}
          onChange={(namesHours) => change({ namesHours })}
        />
        {draft.namesHours && (
          <>
            <HoursFields hours={draft.hours} onChange={(hours) => change({ hours })} />
            <TextArea
              label={t('chat.awayText')}
              hint={t('chat.awayTextHint')}
              value={draft.awayText}
              rows={3}
              maxLength={CHAT.awayMax}
              onChange={({ target }) => change({ awayText: target.value })}
            />
          </>
        )}
      </section>
      <section className="mt-8 flex flex-col gap-4 border-t border-line pt-6">
        <h3 className="text-18 font-[750]">{t('chat.replies')}</h3>
        <ReplyFields replies={draft.replies} onChange={(replies) => change({ replies })} />
      </section>
    </Sheet>
  )
}
