import { useEffect, useState } from 'react'
import { hasHeroLikes } from '#web/api/hero-likes-key.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showToast } from '#web/ui/feedback/toast.ts'

/**
 * Sends the likes that a visitor took along from the start page, and says so. True once that is done: the first deck is
 * requested after it, so that it leaves these products out.
 */
export function useHeroLikesSent(): boolean {
  const { t } = useTranslation()
  /** How many were sent; null: they still have to be. */
  const [sent, setSent] = useState(() => (hasHeroLikes() ? null : 0))
  useEffect(() => {
    if (sent === null)
      void import('./send-hero-likes.ts').then((code) => code.sendHeroLikes()).then(setSent, () => setSent(0))
  }, [sent])
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, in the language of that moment
  useEffect(() => {
    if (sent) showToast({ title: t('discovery.likesSecured', { count: sent }) })
  }, [sent])
  return sent !== null
}
