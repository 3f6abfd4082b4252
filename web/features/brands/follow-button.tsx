import { Check, Plus } from 'lucide-react'
import type { BrandCard } from '#contract/brands.ts'
import { useSpeech } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useBrandTie } from './brand-tie.ts'

interface FollowButtonProps {
  readonly brand: BrandCard
  readonly size?: 's' | 'm'
}

const nothing = () => {}

/** Follows a brand, or no longer. */
export function FollowButton({ brand, size = 's' }: FollowButtonProps) {
  const { t } = useSpeech()
  const { isBusy, set } = useBrandTie(brand, nothing)
  const { isFollowed } = brand
  return (
    <Button
      tone={isFollowed ? 'outline' : 'solid'}
      size={size}
      busy={isBusy}
      aria-pressed={isFollowed}
      aria-label={t(isFollowed ? 'brands.followedOf' : 'brands.followOf', { brand: brand.name })}
      onClick={() => set('follow', !isFollowed)}
    >
      {!isBusy && (isFollowed ? <Check aria-hidden size={18} /> : <Plus aria-hidden size={18} />)}
      {t(isFollowed ? 'brands.followed' : 'brands.follow')}
    </Button>
  )
}
