let deviceQuery: MediaQueryList | null = null

/** Reduced motion: asked for by the device or chosen by the user. tokens.css reads the same two. */
export function wantsReducedMotion(): boolean {
  deviceQuery ??= matchMedia('(prefers-reduced-motion: reduce)')
  return deviceQuery.matches || document.documentElement.dataset['motion'] === 'less'
}
