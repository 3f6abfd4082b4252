import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { swipesOf } from '#web/api/swipes/user-swipes.ts'
import { logFailure } from '#web/device/silently.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { discoveryModelOf } from './feed/current-model.ts'
import type { DeckState } from './feed/deck-state.ts'
import type { DiscoveryModel } from './feed/discovery-model.ts'

interface Discovery {
  readonly model: DiscoveryModel
  readonly deck: DeckState
  readonly undo: () => Promise<void>
  readonly restart: () => Promise<void>
  readonly startOver: () => Promise<void>
}

/** The deck of a user, or of one brand, with the toasts of Spec §8. */
export function useDiscovery(userId: string, brandId: string | null): Discovery {
  const { t } = useTranslation()
  const model = discoveryModelOf(userId)
  const deck = useSyncExternalStore(model.store.subscribe, model.store.get)
  useEffect(() => {
    void model.open(brandId)
  }, [model, brandId])

  const stayed = useEffectEvent(() =>
    showToast({ title: t('discovery.staysSaved'), text: t('discovery.staysSavedText') }),
  )
  useEffect(() => swipesOf(userId).listen({ staysSaved: () => stayed() }), [userId])

  const undo = async () => {
    if (!model.store.get().lastSwiped) return
    const result = await model.undo()
    if (result.isDone) showToast({ title: t('discovery.undoneTitle'), text: t('discovery.undoneText') })
    else showToast({ title: t('ui.error'), text: result.message ?? t('discovery.undoFailed'), tone: 'destructive' })
  }
  const restarting = async (work: () => Promise<void>) => {
    try {
      await work()
      showToast({ title: t('discovery.restartedTitle'), text: t('discovery.restartedText') })
    } catch (error) {
      // Spec §8 has one sentence for every reason; the log says which one it was.
      logFailure('restart the deck', error)
      showToast({ title: t('ui.error'), text: t('discovery.restartFailed'), tone: 'destructive' })
    }
  }
  return {
    model,
    deck,
    undo,
    restart: () => restarting(() => model.restart()),
    startOver: () => restarting(() => model.startOver()),
  }
}
