import { type FormEvent, useState } from 'react'
import { FILTER_ACTIONS, FILTER_KINDS, MESSAGE_FILTER } from '#contract/message-filters.limits.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ActForm } from '#web/ui/desk/act-form.tsx'
import { Fact, Facts } from '#web/ui/desk/facts.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Trial } from './trial.tsx'
import { type Filter, useFiltersRefresh } from './use-filters.ts'

interface PanelProps {
  /** Null: a new one. */
  readonly filter: Filter | null
  readonly mayWrite: boolean
  readonly onDone: () => void
}

const EMPTY = { kind: 'exact', pattern: '', action: 'mask', note: '', isOn: true } as const

/** A rule: what it matches, what happens then, and a text to try it with. */
export function FilterPanel({ filter, mayWrite, onDone }: PanelProps) {
  const { t } = useTranslation()
  const [isRemoving, setRemoving] = useState(false)
  if (filter && !mayWrite) {
    return (
      <Facts>
        <Fact name={t('messagefilters.pattern')}>{filter.pattern}</Fact>
        <Fact name={t('messagefilters.kind')}>{t(`messagefilters.kind-${filter.kind}`)}</Fact>
        <Fact name={t('messagefilters.action')}>{t(`messagefilters.action-${filter.action}`)}</Fact>
      </Facts>
    )
  }
  if (filter && isRemoving) return <RemoveForm filter={filter} onDone={onDone} />
  return (
    <div className="flex flex-col gap-6">
      <EditForm filter={filter} onDone={onDone} />
      {filter && (
        <Button tone="outline" onClick={() => setRemoving(true)}>
          {t('messagefilters.remove')}
        </Button>
      )}
    </div>
  )
}

function EditForm({ filter, onDone }: Pick<PanelProps, 'filter' | 'onDone'>) {
  const { t } = useTranslation()
  const refresh = useFiltersRefresh()
  const [draft, setDraft] = useState<Omit<Filter, 'id' | 'version' | 'updatedAt'>>(filter ?? EMPTY)
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { kind, action, note, isOn } = draft
  const pattern = draft.pattern.trim()
  const isShort = pattern.length < MESSAGE_FILTER.patternMin
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setError(null)
    if (isShort) return
    setBusy(true)
    try {
      const body = { kind, pattern, action, note: note.trim(), isOn }
      if (filter) {
        const { id, version } = filter
        await call('PUT /api/admin/message-filters/{id}', { params: { id }, body: { ...body, version } })
      } else await call('POST /api/admin/message-filters', { body })
      showToast({ title: t('messagefilters.saved') })
      await refresh()
      onDone()
    } catch (failure) {
      setError(shownMessage(failure, t, t('admin.failed')))
      setBusy(false)
    }
  }
  return (
    <>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
        <SelectField
          label={t('messagefilters.kind')}
          hint={t(`messagefilters.kindHint-${kind}`)}
          value={kind}
          options={FILTER_KINDS.map((value) => ({ value, label: t(`messagefilters.kind-${value}`) }))}
          onChange={(next) => setDraft({ ...draft, kind: next })}
        />
        <TextField
          label={t('messagefilters.pattern')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={MESSAGE_FILTER.patternMax}
          value={draft.pattern}
          error={
            hasTried && isShort ? t('messagefilters.patternShort', { count: MESSAGE_FILTER.patternMin }) : undefined
          }
          onChange={(event) => setDraft({ ...draft, pattern: event.target.value })}
        />
        <SelectField
          label={t('messagefilters.action')}
          hint={t(`messagefilters.actionHint-${action}`)}
          value={action}
          options={FILTER_ACTIONS.map((value) => ({ value, label: t(`messagefilters.action-${value}`) }))}
          onChange={(next) => setDraft({ ...draft, action: next })}
        />
        <TextField
          label={t('messagefilters.note')}
          hint={t('messagefilters.noteHint')}
          maxLength={MESSAGE_FILTER.noteMax}
          value={note}
          onChange={(event) => setDraft({ ...draft, note: event.target.value })}
        />
        <Switch
          label={t('messagefilters.isOn')}
          checked={isOn}
          onChange={(next) => setDraft({ ...draft, isOn: next })}
        />
        <FormError text={error} />
        <Button type="submit" busy={isBusy}>
          {t('messagefilters.save')}
        </Button>
      </form>
      {!isShort && <Trial rule={{ kind, pattern, action }} />}
    </>
  )
}

function RemoveForm({ filter: { id, pattern }, onDone }: { readonly filter: Filter; readonly onDone: () => void }) {
  const { t } = useTranslation()
  const refresh = useFiltersRefresh()
  return (
    <ActForm
      verb={t('messagefilters.removeNow')}
      tone="danger"
      hint={t('messagefilters.reasonHint')}
      onSend={async ({ reason }) => {
        await call('POST /api/admin/message-filters/{id}/remove', { params: { id }, body: { reason } })
        showToast({ title: t('messagefilters.removed') })
        await refresh()
        onDone()
      }}
    >
      {() => <p className="text-14 text-muted [overflow-wrap:anywhere]">{pattern}</p>}
    </ActForm>
  )
}
