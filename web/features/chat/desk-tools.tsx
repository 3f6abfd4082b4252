import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Undo2 } from 'lucide-react'
import type { DeskList, Thread } from '#contract/conversation.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CONTROL_LOOK } from '#web/ui/forms/field.tsx'
import { type ChatPlace, callsOf, threadKey } from './chat-place.ts'
import { DeskOrganise } from './desk-organise.tsx'
import { TicketButton } from './ticket-button.tsx'
import { useDeskAct } from './use-desk-act.ts'

interface DeskToolsProps {
  readonly place: ChatPlace
  readonly id: string
  readonly people: DeskList['people']
  readonly labels: DeskList['labels']
  readonly onSettle: (id: string) => Promise<undefined>
}

/** Who answers a conversation, and whether it is settled. */
export function DeskTools({ place, id, people, labels, onSettle }: DeskToolsProps) {
  const { t } = useTranslation()
  const { isBusy, act } = useDeskAct(place)
  // What the thread beside it loads.
  const { data } = useQuery<Thread>({ queryKey: threadKey(place, id), enabled: false })
  const conversation = data?.conversation
  if (!conversation) return null
  const { state, assignee } = conversation
  const isDone = state === 'done'
  return (
    <>
      <select
        aria-label={t('chat.assignee')}
        value={assignee?.id ?? ''}
        disabled={isBusy}
        onChange={({ target }) => void act(callsOf(place).assign(id, target.value || null))}
        className={`${CONTROL_LOOK} min-h-11! w-auto! max-w-44 px-3! sm:max-w-56 py-1! text-14!`}
      >
        <option value="">{t('chat.assignedNobody')}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
        {assignee && !people.some((person) => person.id === assignee.id) && (
          <option value={assignee.id}>{assignee.name}</option>
        )}
      </select>
      {place.reader === 'staff' && <TicketButton place={place} thread={data} />}
      <Button
        tone="outline"
        size="s"
        busy={isBusy}
        onClick={() => void act(isDone ? callsOf(place).setState(id, 'open') : onSettle(id))}
      >
        {isDone ? <Undo2 aria-hidden size={16} /> : <CircleCheck aria-hidden size={16} />}
        {t(isDone ? 'chat.reopen' : 'chat.settle')}
      </Button>
      <DeskOrganise place={place} conversation={conversation} known={labels} />
    </>
  )
}
