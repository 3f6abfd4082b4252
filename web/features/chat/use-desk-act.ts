import { useState } from 'react'
import type { Conversation } from '#contract/conversation.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import type { ChatPlace } from './chat-place.ts'
import { useConversationChanged } from './use-chat.ts'

/** Does something with a conversation and takes over what it became; says what failed. False: it did. */
export function useDeskAct(place: ChatPlace) {
  const { t } = useTranslation()
  const changed = useConversationChanged(place)
  const [isBusy, setBusy] = useState(false)
  const act = async (work: Promise<Conversation | undefined>): Promise<boolean> => {
    setBusy(true)
    try {
      const conversation = await work
      if (conversation) changed(conversation)
      return true
    } catch (error) {
      showFailure(error, t, t('chat.changeFailed'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, act }
}
