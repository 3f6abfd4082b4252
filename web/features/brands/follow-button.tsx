import { Check, Plus } from 'lucide-react'
import type { BrandCard } from '#contract/brands.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { useBrandTie } from './brand-tie.ts'

interface FollowButtonProps {
  readonly brand: BrandCard
}

const nothing = () => {}

function useFollow(brand: BrandCard) {
  const { t } = useTranslation()
  const { isBusy, set } = useBrandTie(brand, nothing)
  return {
    isBusy,
    label: t(brand.isFollowed ? 'brands.followedOf' : 'brands.followOf', { brand: brand.name }),
    toggle: () => set('follow', !brand.isFollowed),
  }
}

/** Follows or unfollows a brand. */
export function FollowButton({ brand, className }: FollowButtonProps & { readonly className?: string }) {
  const { t } = useTranslation()
  const { isBusy, label, toggle } = useFollow(brand)
  const { isFollowed } = brand
  return (
    <Button
      tone={isFollowed ? 'outline' : 'solid'}
      busy={isBusy}
      aria-pressed={isFollowed}
      aria-label={label}
      onClick={toggle}
      {...(className && { className })}
    >
      {!isBusy && (isFollowed ? <Check aria-hidden size={18} /> : <Plus aria-hidden size={18} />)}
      {t(isFollowed ? 'brands.followed' : 'brands.follow')}
    </Button>
  )
}

/** The same as an icon, for narrow lists. */
export function FollowIcon({ brand }: FollowButtonProps) {
  const { isBusy, label, toggle } = useFollow(brand)
  const { isFollowed } = brand
  return (
    <IconButton
      label={label}
      tone={isFollowed ? 'ink' : 'surface'}
      size={44}
      aria-pressed={isFollowed}
      aria-busy={isBusy || undefined}
      icon={isFollowed ? <Check aria-hidden size={20} /> : <Plus aria-hidden size={20} />}
      onClick={isBusy ? undefined : toggle}
    />
  )
}
