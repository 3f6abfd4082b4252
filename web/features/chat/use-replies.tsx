import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { SavedReply } from '#contract/chat-settings.ts'
import type { Thread } from '#contract/conversation.ts'
import { call } from '#web/api/call.ts'
import { PATHS, to } from '#web/paths.ts'
import type { ChatPlace } from './chat-place.ts'
import { ReplyList, replyOptionId } from './reply-list.tsx'
import { filledReply, fittingReplies, openVariables, type ReplyValues } from './reply-text.ts'
import { useChatSettings } from './settings/use-chat-settings.ts'

/** What variables stand for in a conversation: the product, or the ticket, is the one that was named last. */
export function replyValuesOf({ reader }: ChatPlace, { conversation, messages }: Thread): ReplyValues {
  const vorname = conversation.partner.name || null
  if (reader === 'staff') return { vorname, nummer: conversation.tickets.at(-1)?.number ?? null }
  const product = messages.findLast((message) => message.product?.isOpenable)?.product
  return {
    vorname,
    produkt: product?.name ?? null,
    link: product ? location.origin + to(PATHS.product, { productId: product.id }) : null,
  }
}

interface UseReplies {
  /** The list above the field, while a shortcut is typed. */
  readonly list: ReactNode
  /** For the field. */
  readonly field: {
    readonly 'aria-autocomplete'?: 'list'
    readonly 'aria-controls'?: string | undefined
    readonly 'aria-activedescendant'?: string | undefined
  }
  /** Variables that have to be replaced before the text is sent. */
  readonly open: readonly string[]
  /** True: the key was for the list. */
  readonly take: (event: KeyboardEvent) => boolean
}

/** The saved replies of a desk. */
function useSavedReplies({ reader, brandId }: ChatPlace, isDesk: boolean): readonly SavedReply[] {
  const { data } = useChatSettings(isDesk ? brandId : null)
  const ofSupport = useSupportReplies(isDesk && reader === 'staff')
  return reader === 'staff' ? ofSupport : (data?.replies ?? [])
}

/** Those of support are shared with its tickets, where the same variables are written as `%name` and `%nummer`. */
function useSupportReplies(isWanted: boolean): readonly SavedReply[] {
  const { data } = useQuery({
    queryKey: ['/api/admin/saved-replies'],
    queryFn: ({ signal }) => call('GET /api/admin/saved-replies', { signal }),
    enabled: isWanted,
  })
  const known = (text: string) => text.replaceAll(/%name\b/g, '{{vorname}}').replaceAll(/%nummer\b/g, '{{nummer}}')
  return data?.replies.map(({ shortcut, text }) => ({ shortcut, text: known(text) })) ?? []
}

/** Saved replies of a desk, by `/` in the field. */
export function useReplies(
  place: ChatPlace,
  {
    text,
    values,
    write,
  }: { readonly text: string; readonly values?: ReplyValues; readonly write: (text: string) => void },
): UseReplies {
  const id = useId()
  const isDesk = place.reader !== 'user' && values !== undefined
  const saved = useSavedReplies(place, isDesk)
  const [chosen, setChosen] = useState({ text: '', at: 0 })
  const [left, setLeft] = useState<string | null>(null)
  const replies = isDesk && left !== text ? fittingReplies(saved, text) : []
  // Another text begins with the first reply again.
  const active = chosen.text === text ? Math.min(chosen.at, replies.length - 1) : 0
  const fill = (reply: SavedReply | undefined) => {
    if (reply && values) write(filledReply(reply.text, values))
  }
  const move = (by: number) => setChosen({ text, at: (active + by + replies.length) % replies.length })
  const take = ({ key, nativeEvent: { isComposing } }: KeyboardEvent): boolean => {
    if (replies.length === 0 || isComposing) return false
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Enter' || key === 'Tab') fill(replies[active])
    else if (key === 'Escape') setLeft(text)
    else return false
    return true
  }
  const isShown = replies.length > 0
  return {
    list: isShown ? <ReplyList id={id} replies={replies} active={active} onTake={fill} /> : null,
    field: isDesk
      ? {
          'aria-autocomplete': 'list',
          'aria-controls': isShown ? id : undefined,
          'aria-activedescendant': isShown ? replyOptionId(id, active) : undefined,
        }
      : {},
    open: isDesk ? openVariables(text, values) : [],
    take,
  }
}
