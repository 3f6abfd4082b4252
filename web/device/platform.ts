/** True inside the native shell (decisions 3: Capacitor.isNativePlatform()). */
export function isNativeShell(): boolean {
  const shell: unknown = Reflect.get(globalThis, 'Capacitor')
  return typeof shell === 'object' && shell !== null && 'isNativePlatform' in shell && isTrue(shell.isNativePlatform)
}

const isTrue = (ask: unknown): boolean => typeof ask === 'function' && ask() === true
