import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Conversation, DeskList, Thread } from '#contract/conversation.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { CONTROL_LOOK } from '#web/ui/forms/field.tsx'
import { type ChatPlace, callsOf, threadKey } from './chat-place.ts'
import { TicketButton } from './ticket-button.tsx'
import { useConversationChanged } from './use-chat.ts'

interface DeskToolsProps {
  readonly place: ChatPlace
  readonly id: string
  readonly people: DeskList['people']
  readonly onSettle: (id: string) => Promise<undefined>
}

/** Who answers a conversation, and whether it is settled. */
export function DeskTools({ place, id, people, onSettle }: DeskToolsProps) {
  const { t } = useTranslation()
  const changed = useConversationChanged(place)
  const [isBusy, setBusy] = useState(false)
  // What the thread beside it loads.
  const { data } = useQuery<Thread>({ queryKey: threadKey(place, id), enabled: false })
  const conversation = data?.conversation
  if (!conversation) return null
  const { state, assignee } = conversation
  const isDone = state === 'done'
  const act = async (work: Promise<Conversation | undefined>) => {
    setBusy(true)
    try {
      const conversation = await work
      if (conversation) changed(conversation)
    } catch (error) {
      showFailure(error, t, t('chat.changeFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <select
        aria-label={t('chat.assignee')}
        value={assignee?.id ?? ''}
        disabled={isBusy}
        onChange={({ target }) => void act(callsOf(place).assign(id, target.value || null))}
        className={`${CONTROL_LOOK} min-h-11! w-auto! max-w-44 px-3! py-1! text-14!`}
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
    </>
  )
}
