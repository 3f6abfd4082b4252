import { useEffect } from 'react'
import { useSession } from '#web/api/session.ts'
import { swipesOf } from '#web/api/swipes/user-swipes.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { savedProductsOf } from './saved-products.ts'
import { showRefusal } from './show-change.ts'

/** Tells of hearts that the server refuses, on every screen: some were made offline or before a reload. */
export function useRefusals(): void {
  const { t } = useTranslation()
  const userId = useSession()?.id
  useEffect(() => {
    if (userId === undefined) return
    // Takes the refused changes back, on the screens that do not use it themselves, too.
    savedProductsOf(userId)
    return swipesOf(userId).listen({ refused: (call, message) => showRefusal(call, message, t) })
  }, [userId, t])
}
