import { Heart } from 'lucide-react'
import { useEffect, useState } from 'react'
import { storedHeroLikes } from '#web/api/hero-likes.ts'
import { useTranslation } from '#web/i18n/language.ts'

/** Reminds of the likes from the start page that wait for an account. */
export function LikesNote() {
  const { t } = useTranslation()
  const [count, setCount] = useState(0)
  // After hydration: the server does not know this tab.
  useEffect(() => setCount(storedHeroLikes().length), [])
  if (count === 0) return null
  return (
    <p className="mx-auto mb-6 flex w-full max-w-md items-center gap-3 rounded-control bg-volt p-4 font-[600] text-black">
      <Heart aria-hidden size={20} className="shrink-0" />
      {t('accounts.likesWait', { count })}
    </p>
  )
}
