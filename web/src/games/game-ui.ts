/** What a game owes the browser. The app knows a game by this alone. */

import type { Component, Snippet } from 'svelte';
import type { Arguments, Words } from '../words/words.svelte';
import type { EventWords } from './shared/event-words';
import type { Step } from './shared/steps';
import type { Traces } from './shared/traces';

/** What is there before any table: the home page is drawn from it. */
export interface GameUi {
  /** As the server writes it; also the class that gives a page the game's colours. */
  name: string;
  minutes: number;
  Art: Component;
  /** The sign of a seat: colour and shape, 36 by 36 around the origin of an SVG. */
  Badge: Component<{ colour: string }>;
  /** Ids of the game's Fluent messages. */
  messages: {
    title: string;
    tagline: string;
    rules: string;
    /** `$colour` */
    colour: string;
    /** `$option` */
    option: string;
    /** `$option`, `$value` */
    optionValue: string;
  };
  /** Fetched when a table or a replay of the game is opened. */
  table: () => Promise<TableUi>;
  /** Fetched with the rules. */
  pictures: () => Promise<RulesPictures>;
}

/** The rules of a game in pictures, drawn from the parts of its board. */
export interface RulesPictures {
  /** The whole game on one page. */
  HowToPlay: Component;
  /** Every symbol with its name and meaning. */
  Legend: Component;
  /** A worked example that one goes through step by step. */
  Example: Component<{ name: string }>;
  /** The examples by the section of the rules that they belong to. */
  examples: ReadonlyMap<string, readonly string[]>;
}

/** What every view tells; the rest is the game's own. */
export interface View {
  game: string;
  phase: string;
  /** The seat to play. */
  seat: number;
  seats: readonly { colour: string }[];
}

/**
 * A game at the table. `V` is its view, `C` what its board is drawn with besides, and `O` what may
 * come of an action.
 */
export interface TableUi<V extends View = View, C = unknown, O = unknown> {
  Board: Component<BoardProps<V, C>>;
  /** The board leaves the dock a column that is tall enough for the log. */
  hasTallDock: boolean;
  /** A tap on the own piece asks for all that it can do; elsewhere it is a tap on its space. */
  asksAtOwnPiece: boolean;

  /** First words of the notations, in the order of their buttons. */
  verbs: readonly string[];
  /** Those among them that show only while they can be used. */
  passing: readonly string[];
  /** The verb that brings a player onto the board: until then there are no buttons. */
  opening: string;
  finale: Finale<V> | null;
  /** What a first game is told, the most useful first. */
  coachMarks: readonly CoachMark<O>[];
  messages: {
    /** `$verb`; a narrow button may break a word at a stroke. */
    verb: string;
    /** What a verb does: `$verb` */
    verbAbout: string;
    /** What is to be chosen next: `$verb`, `$step` (counted from 1) and the `$choice` before it */
    question: string;
    /** `$cell` */
    space: string;
    /** `$ending`, `$names` */
    ending: string;
    /** `$mark`, the `$action` it is about, and what the mark tells of it */
    coach: string;
  };
  /** What goes with a verb, where it is not the sound of a move. */
  sounds: Readonly<Record<string, ActionSound>>;
  /** Parts of events that are told in words of the game. */
  events: EventWords;
  /** The spaces of the board that an event happened on. */
  spacesOf: (event: Readonly<Record<string, unknown>>) => string[];

  stepsOf: (notation: string) => Step[];
  /** A step as one choice among several; `path` is what was chosen before it. */
  choiceName: (path: readonly Step[], step: Step, words: Words) => string;
  actionLabel: (notation: string, words: Words) => string;
  /** What a refusal is about: often less than the action that was tried. */
  refusedAs: (notation: string) => string;
  /** What comes of an action, part by part; of a refused one only what would have been needed. */
  outcomeParts: (attempt: Attempted<O>, words: Words, names: GivenNames) => string[];
  /** The same of a choice that leads on: only what is certain whatever is chosen after it. */
  choiceParts: (attempt: Attempted<O>, words: Words, names: GivenNames) => string[];
  /** What could still be used and is lost with the end of the turn. */
  lapsedParts: (end: Attempted<O>, words: Words) => string[];
  /** What has to be done to win, in a sentence. */
  goal: (view: V, components: C, words: Words) => string;
  scoreTable: (view: V, components: C, words: Words) => ScoreTable;
}

/** What players call themselves, in seat order; who has given no name goes by a colour. */
export type GivenNames = readonly (string | null)[];

export interface BoardProps<V extends View = View, C = unknown> {
  view: V;
  /** The spaces that a piece went over to come to this view, the first and the last included. */
  way: readonly string[];
  /** What no view tells: the edition's part in drawing the board. */
  components: C;
  /** Every legal action of the seat that looks; empty when it is not its turn. */
  legal: readonly string[];
  /** What the players are called, in seat order. */
  names: readonly string[];
  /** The levels of the bots among them, in seat order. */
  bots: readonly (string | null)[];
  isYours: boolean;
  /** Among `actions` there are those of the game, which may make room for something else. */
  hasVerbs: boolean;
  /** The space or the piece chosen last. */
  selected: Selected | null;
  /** Spaces offered as targets of what was chosen. */
  highlighted: readonly string[];
  /** Where others have just moved. */
  traces?: Traces;
  onspace: (space: string) => void;
  onpiece: (colour: string, space: string) => void;
  /** An action was picked beside the board. */
  onaction: (notation: string) => void;
  /** The clock of a seat, at a live table that has one. */
  clock?: Snippet<[number]>;
  /** A player's mat was asked about. */
  onmat: (card: MatCard) => void;
  /** Buttons and messages of the page that holds the table. */
  actions: Snippet;
}

/** What lies before a player, part by part. */
export interface MatCard {
  name: string;
  goal: string;
  /** The part that was pointed at; the first where none was. */
  part: string;
  entries: readonly MatEntry[];
}

export interface MatEntry {
  part: string;
  /** What it is, and how much of it there is. */
  label: string;
  /** What it is for. */
  about: string;
}

export interface Selected {
  cell: string;
  colour?: string;
}

/** The action that wins the game: it has a button and a key of its own, and is asked about first. */
export interface Finale<V extends View = View> {
  action: string;
  key: string;
  messages: { title: string; shortcut: string };
  /** The question. */
  Question: Component<{ view: V; seat: number; onplay: () => void }>;
}

/** Something that could be done now, told in a first game until it has been done once. */
export interface CoachMark<O = unknown> {
  /** Chooses the sentence, and is remembered. */
  name: string;
  verb: string;
  /** It fits only where none of these verbs can be used. */
  unless?: readonly string[];
  /** It fits only where no other verb can be used. */
  isLast?: boolean;
  /** It fits only where this comes of an action. The first such action is named in the sentence. */
  about?: (outcome: O) => boolean;
  /** The verb may be known and this still be new: it is done with only by an action it is about. */
  isSpecial?: boolean;
  /** What the sentence tells of the action, to the seat that may play it. */
  details?: (attempt: Attempted<O>, seat: number) => Arguments;
}

export interface Attempted<O = unknown> {
  action: string;
  legal: boolean;
  outcome: O;
}

export interface ScoreTable {
  /** The last one is what is compared in the end. */
  columns: string[];
  /** One for each seat. */
  rows: (number | string)[][];
}

export type ActionSound = 'move' | 'effort' | 'gain';

/** A table hands a game only its own views, components and outcomes, which types cannot tell. */
export function atAnyTable<V extends View, C, O>(ui: TableUi<V, C, O>): TableUi {
  return ui as TableUi;
}
