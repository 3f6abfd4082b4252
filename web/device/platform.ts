/** The system of the native shell (Decision 103: Capacitor.isNativePlatform()), such as `ios`; null in a browser. */
export function nativePlatform(): string | null {
  const shell: unknown = Reflect.get(globalThis, 'Capacitor')
  if (typeof shell !== 'object' || shell === null || answerOf(shell, 'isNativePlatform') !== true) return null
  return String(answerOf(shell, 'getPlatform'))
}

/** True inside the native shell. */
export const isNativeShell = (): boolean => nativePlatform() !== null

function answerOf(shell: object, name: string): unknown {
  const ask: unknown = Reflect.get(shell, name)
  return typeof ask === 'function' ? Reflect.apply(ask, shell, []) : undefined
}
