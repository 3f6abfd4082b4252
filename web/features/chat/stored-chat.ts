import { currentUser, onUserChange } from '#web/api/session.ts'
import { createListeners } from '#web/device/listeners.ts'
import { storedText } from '#web/device/stored.ts'
import type { ChatPlace } from './chat-place.ts'

/** A message that the server has not confirmed yet. */
export interface Unsent {
  /** Its id; a repeat of it sends nothing twice. */
  readonly id: string
  readonly reader: ChatPlace['reader']
  /** The desk that sends it. */
  readonly deskBrandId: string | null
  readonly to: Recipient
  readonly text: string
  readonly product: { readonly id: string; readonly name: string } | null
  /** By their ids; the files lie beside (`pictures/picture-files.ts`). */
  readonly pictures: readonly string[]
  readonly at: string
  /** Why the server refused it; null: it is on its way, or waits for a connection. */
  readonly problem: string | null
}

/** A conversation, or whom a new one begins with; without a brand the support. */
export type Recipient = { readonly conversationId: string } | { readonly brandId: string | null }

export const recipientKey = (to: Recipient): string =>
  'conversationId' in to ? to.conversationId : `new:${to.brandId ?? 'support'}`

/** What was typed and not confirmed, of the user of this device, until they log out. */
interface StoredChat {
  /** Whose they are: another user of the device neither sees nor sends them. */
  readonly owner: string
  readonly unsent: readonly Unsent[]
  /** By recipient. */
  readonly drafts: Readonly<Record<string, string>>
}

const EMPTY: StoredChat = { owner: '', unsent: [], drafts: {} }
const stored = storedText('chat')
const { subscribe, notify } = createListeners()
let current: StoredChat | null = null

onUserChange(() => keep(EMPTY))
if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key }) => {
    if (key !== 'chat' && key !== null) return
    // Another tab has written.
    current = null
    notify()
  })
}

export const followChat = subscribe

function readChat(): StoredChat {
  current ??= parsed(stored.read())
  return current.owner === currentUser()?.id ? current : EMPTY
}

export const unsentMessages = (): readonly Unsent[] => readChat().unsent

export function keepUnsent(change: (unsent: readonly Unsent[]) => readonly Unsent[]): void {
  const chat = readChat()
  keep({ ...chat, unsent: change(chat.unsent) })
}

export function keepDraft(to: Recipient, text: string): void {
  const chat = readChat()
  const { [recipientKey(to)]: _, ...others } = chat.drafts
  keep({ ...chat, drafts: text === '' ? others : { ...others, [recipientKey(to)]: text } })
}

export const draftFor = (to: Recipient): string => readChat().drafts[recipientKey(to)] ?? ''

function keep(chat: StoredChat): void {
  current = { ...chat, owner: currentUser()?.id ?? '' }
  const isEmpty = chat.unsent.length === 0 && Object.keys(chat.drafts).length === 0
  stored.keep(isEmpty ? null : JSON.stringify(current))
  notify()
}

function parsed(text: string | null): StoredChat {
  try {
    const chat = { ...EMPTY, ...(JSON.parse(text ?? '{}') as Partial<StoredChat>) }
    // Stored before there were pictures.
    return { ...chat, unsent: chat.unsent.map((one) => ({ ...one, pictures: one.pictures ?? [] })) }
  } catch {
    return EMPTY
  }
}
