import { AlarmClock, Undo2, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { CHAT } from '#contract/chat.limits.ts'
import type { Conversation } from '#contract/conversation.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatMomentAndTime } from '#web/i18n/recent-moment.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useKeys } from '#web/ui/desk/use-keys.ts'
import { CONTROL_LOOK } from '#web/ui/forms/field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { type ChatPlace, callsOf } from './chat-place.ts'
import { SNOOZE_CHOICES, snoozeTimes } from './snooze-times.ts'
import { useDeskAct } from './use-desk-act.ts'

interface DeskOrganiseProps {
  readonly place: ChatPlace
  readonly conversation: Conversation
  /** Labels of the desk, the most used first. */
  readonly known: readonly string[]
}

/** Puts a conversation aside until a time, and labels it. */
export function DeskOrganise({ place, conversation, known }: DeskOrganiseProps) {
  const { t, language } = useTranslation()
  const timezone = useTimezone()
  const { isBusy, act } = useDeskAct(place)
  const [isAsked, setAsked] = useState(false)
  const { id, state, snoozedUntil } = conversation
  const isAside = snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now()
  const snooze = async (until: Date | null) => {
    if (await act(callsOf(place).snooze(id, until?.toISOString() ?? null))) setAsked(false)
  }
  useKeys({ z: () => state !== 'done' && setAsked(true) })
  return (
    <div className="flex min-w-0 basis-full flex-wrap items-center gap-2">
      {isAside ? (
        <Button tone="ghost" size="s" busy={isBusy} onClick={() => void snooze(null)}>
          <Undo2 aria-hidden size={16} />
          {t('chat.snoozedUntil', { when: formatMomentAndTime(snoozedUntil, language, timezone) })}
        </Button>
      ) : (
        state !== 'done' && (
          <Button tone="ghost" size="s" busy={isBusy} onClick={() => setAsked(true)}>
            <AlarmClock aria-hidden size={16} />
            {t('chat.snooze')}
          </Button>
        )
      )}
      <Labels place={place} conversation={conversation} known={known} />
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('chat.snooze')}
        description={t('chat.snoozeText')}
      >
        <SnoozeChoices busy={isBusy} onChoose={(until) => void snooze(until)} />
      </Dialog>
    </div>
  )
}

interface SnoozeChoicesProps {
  readonly busy: boolean
  readonly onChoose: (until: Date) => void
}

function SnoozeChoices({ busy, onChoose }: SnoozeChoicesProps) {
  const { t, language } = useTranslation()
  const timezone = useTimezone()
  const [own, setOwn] = useState('')
  const [times] = useState(() => snoozeTimes(new Date()))
  return (
    <div className="mt-5 flex flex-col gap-3">
      {SNOOZE_CHOICES.map((choice) => (
        <Button key={choice} tone="outline" busy={busy} onClick={() => onChoose(times[choice])}>
          {t(`chat.snooze-${choice}`)}: {formatMomentAndTime(times[choice].toISOString(), language, timezone)}
        </Button>
      ))}
      <form
        noValidate
        className="mt-2 flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (own !== '') onChoose(new Date(own))
        }}
      >
        <TextField
          label={t('chat.snoozeOwn')}
          type="datetime-local"
          value={own}
          onChange={(event) => setOwn(event.target.value)}
        />
        <Button type="submit" busy={busy} aria-disabled={own === '' || undefined}>
          {t('chat.snooze')}
        </Button>
      </form>
    </div>
  )
}

function Labels({ place, conversation: { id, labels }, known }: DeskOrganiseProps) {
  const { t } = useTranslation()
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const { isBusy, act } = useDeskAct(place)
  const [typed, setTyped] = useState('')
  useKeys({ l: () => field.current?.focus() })
  const set = (label: string, isOn: boolean) => act(callsOf(place).setLabel(id, label, isOn))
  const add = async () => {
    const label = typed.trim()
    if (label === '' || isBusy) return
    if (await set(label, true)) setTyped('')
  }
  const open = known.filter((label) => !labels.includes(label))
  return (
    <>
      <ul aria-label={t('chat.labels')} className="contents">
        {labels.map((label) => (
          <li key={label} className="max-w-full min-w-0">
            <button
              type="button"
              disabled={isBusy}
              aria-label={t('chat.labelRemove', { label })}
              title={t('chat.labelRemove', { label })}
              onClick={() => void set(label, false)}
              className="inline-flex min-h-11 max-w-full items-center sm:max-w-48 gap-1.5 rounded-pill border border-edge px-3 text-14 hover:bg-line"
            >
              <span className="truncate">{label}</span>
              <X aria-hidden size={14} className="shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      {labels.length < CHAT.labels && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
        >
          <input
            ref={field}
            value={typed}
            list={list}
            maxLength={CHAT.labelMax}
            autoComplete="off"
            aria-label={t('chat.labelAdd')}
            placeholder={t('chat.labelAdd')}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
            className={`${CONTROL_LOOK} min-h-11! w-36! px-3! py-1! text-14!`}
          />
          <datalist id={list}>
            {open.map((label) => (
              <option key={label} value={label} />
            ))}
          </datalist>
        </form>
      )}
    </>
  )
}
