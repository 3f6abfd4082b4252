/** The pieces that drawings consist of and the renderer lights, stacked back to front. */
import type { Fabric } from '../../demo/look.ts'
import { after, type Move, moved, type Shape } from './geometry.ts'

/** Everything that light falls on in a picture: clothes, their parts and what surrounds them. */
export type Surface = Fabric | 'rib' | 'rubber' | 'foam' | 'metal' | 'glass' | 'wood' | 'card' | 'wall' | 'concrete'

/** A line pressed into or raised out of the cloth; one side rises, the other sinks. */
export interface Crease {
  readonly line: Shape
  /** Width at its widest and height above the cloth, both in pixels; softness is the blur radius. */
  readonly width: number
  readonly depth: number
  readonly soft: number
  /** ridge: up only; groove: down only; fold: up on one side, down on the other. */
  readonly form: 'fold' | 'ridge' | 'groove'
}

export interface Piece {
  readonly shape: Shape
  /** solid pieces hide what is below; raised ones follow its relief (pockets, laces, panels). */
  readonly lift: 'solid' | 'raised'
  /** Height of the rim above the layer below, height of the bulge, and radius of the rim: pixels. */
  readonly base: number
  readonly swell: number
  readonly round: number
  readonly surface: Surface
  /** Direction of the cloth's grain in radians. */
  readonly grain: number
  /** SVG in the figure's own coordinates, clipped to the shape. */
  readonly paint: string
  readonly creases: readonly Crease[]
  /** Soft undulation of hanging cloth, in pixels. */
  readonly drape: number
  readonly matrix: Move
}

/** How the finished figure is placed in the set. */
export type Stance = 'hang' | 'float' | 'flat' | 'stand'

export interface Figure {
  readonly pieces: readonly Piece[]
  readonly stance: Stance
  /** Height of the figure above the wall or table in pixels: how far its shadow falls away. */
  readonly gap: number
}

type Cut = Partial<Omit<Piece, 'shape' | 'paint' | 'matrix'>>

/** A piece with default settings. */
export function piece(shape: Shape, paint: string, cut: Cut = {}): Piece {
  return {
    shape,
    paint,
    lift: 'solid',
    base: 0,
    swell: 30,
    round: 40,
    surface: 'cotton',
    grain: 0,
    creases: [],
    drape: 0,
    matrix: [1, 0, 0, 1, 0, 0],
    ...cut,
  }
}

/** The pieces, transformed by a map. */
export function transformed(pieces: readonly Piece[], map: Move): Piece[] {
  const turn = Math.atan2(map[1], map[0])
  const scale = Math.sqrt(Math.abs(map[0] * map[3] - map[1] * map[2]))
  return pieces.map((one) => ({
    ...one,
    shape: moved(one.shape, map),
    grain: one.grain + turn,
    base: one.base * scale,
    swell: one.swell * scale,
    round: one.round * scale,
    matrix: after(map, one.matrix),
    creases: one.creases.map((crease) => ({
      ...crease,
      line: moved(crease.line, map),
      width: crease.width * scale,
      depth: crease.depth * scale,
    })),
  }))
}
