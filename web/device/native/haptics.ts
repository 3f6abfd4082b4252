import { Haptics, ImpactStyle } from '@capacitor/haptics'

const STYLES = { heavy: ImpactStyle.Heavy, light: ImpactStyle.Light } as const

export const tap = (strength: keyof typeof STYLES): Promise<void> => Haptics.impact({ style: STYLES[strength] })
