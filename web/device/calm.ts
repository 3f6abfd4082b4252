let deviceWish: MediaQueryList | null = null

/** Less motion is wanted: by the device, or by the person (`calm-wish.ts`). tokens.css reads the same two. */
export function wantsCalm(): boolean {
  deviceWish ??= matchMedia('(prefers-reduced-motion: reduce)')
  return deviceWish.matches || document.documentElement.dataset['motion'] === 'less'
}
