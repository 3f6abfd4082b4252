import { type FormEvent, useState } from 'react'
import { SYNONYMS } from '#contract/synonyms.limits.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { SearchTrial } from './search-trial.tsx'
import { type Group, useSynonymsRefresh } from './use-synonyms.ts'

interface PanelProps {
  /** Null: a new one. */
  readonly group: Group | null
  readonly mayWrite: boolean
  readonly onDone: () => void
}

/** A group: its words, and a query to try it with. */
export function GroupPanel({ group, mayWrite, onDone }: PanelProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(group?.words.join('\n') ?? '')
  const [isRemoving, setRemoving] = useState(false)
  const words = text.split(/[\n,]/).flatMap((word) => word.trim() || [])
  if (group && isRemoving) return <RemoveForm group={group} onDone={onDone} />
  return (
    <div className="flex flex-col gap-6">
      {mayWrite ? (
        <EditForm group={group} text={text} words={words} onText={setText} onDone={onDone} />
      ) : (
        <p className="font-[600] [overflow-wrap:anywhere]">{words.join(' = ')}</p>
      )}
      {words.length >= SYNONYMS.wordsLeast && <SearchTrial words={words} id={group?.id} />}
      {group && mayWrite && (
        <Button tone="outline" onClick={() => setRemoving(true)}>
          {t('content.synonyms-remove')}
        </Button>
      )}
    </div>
  )
}

interface EditFormProps extends Pick<PanelProps, 'group' | 'onDone'> {
  readonly text: string
  readonly words: readonly string[]
  readonly onText: (text: string) => void
}

function EditForm({ group, text, words, onText, onDone }: EditFormProps) {
  const { t } = useTranslation()
  const refresh = useSynonymsRefresh()
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const long = words.find((word) => word.length > SYNONYMS.wordMost)
  const isWrong = words.length < SYNONYMS.wordsLeast || words.length > SYNONYMS.wordsMost || long !== undefined
  const fault =
    long === undefined
      ? t('content.synonyms-count', { least: SYNONYMS.wordsLeast, most: SYNONYMS.wordsMost })
      : t('content.synonyms-long', { word: long, most: SYNONYMS.wordMost })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setError(null)
    if (isWrong) return
    setBusy(true)
    try {
      const body = { words: [...words] }
      if (group) {
        const { id, version } = group
        await call('PUT /api/admin/synonyms/{id}', { params: { id }, body: { ...body, version } })
      } else await call('POST /api/admin/synonyms', { body })
      showToast({ title: t('content.synonyms-saved') })
      await refresh()
      onDone()
    } catch (failure) {
      setError(shownMessage(failure, t, t('admin.failed')))
      setBusy(false)
    }
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
      <TextArea
        label={t('content.synonyms-words')}
        hint={t('content.synonyms-wordsHint')}
        autoCapitalize="none"
        spellCheck={false}
        className="min-h-40!"
        value={text}
        error={hasTried && isWrong ? fault : undefined}
        onChange={(event) => onText(event.target.value)}
      />
      <FormError text={error} />
      <Button type="submit" busy={isBusy}>
        {t('content.synonyms-save')}
      </Button>
    </form>
  )
}

function RemoveForm({ group, onDone }: { readonly group: Group; readonly onDone: () => void }) {
  const { t } = useTranslation()
  const refresh = useSynonymsRefresh()
  const { id, version, words } = group
  return (
    <ActForm
      verb={t('content.synonyms-removeNow')}
      tone="danger"
      hint={t('content.synonyms-reasonHint')}
      onSend={async ({ reason }) => {
        await call('POST /api/admin/synonyms/{id}/remove', { params: { id }, body: { version, reason } })
        showToast({ title: t('content.synonyms-removed') })
        await refresh()
        onDone()
      }}
    >
      {() => <p className="text-14 text-muted [overflow-wrap:anywhere]">{words.join(' = ')}</p>}
    </ActForm>
  )
}
