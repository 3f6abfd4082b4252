const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstMatch = (table: typeof BROWSERS, text: string) => table.find(([sign]) => sign.test(text))?.[1]

/**
 * A readable name of the device: "Chrome · Android", or "App · iPhone" for the native shell on `shell`; empty
 * when unknown. Nothing else of the user agent is stored.
 */
export function deviceName(userAgent: string | undefined, shell: string | null = null): string {
  const text = (userAgent ?? '').slice(0, 500)
  if (shell !== null) return ['App', systemOfShell(shell, text)].filter(Boolean).join(' · ')
  return [firstMatch(BROWSERS, text), firstMatch(SYSTEMS, text)].filter(Boolean).join(' · ')
}

/** The web view of an iPad calls itself a Mac. */
function systemOfShell(shell: string, text: string): string {
  if (shell === 'ios') return /\biPhone\b/.test(text) ? 'iPhone' : 'iPad'
  return shell === 'android' ? 'Android' : ''
}
