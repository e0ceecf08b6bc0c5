import type { Question } from "../../wire";

/** A question with one answer, asked so that nobody learns who could do more: it may be answered unasked for a while. */
interface Silenced {
  kind: string;
  answer: string;
  until: string;
}

/** The one answer that a question has; none where there is something to decide. */
export function only(question: Question | null) {
  return question && !question.several && question.options.length === 1 ? question.options[0]! : null;
}

export class Silence {
  private all = $state.raw<readonly Silenced[]>([]);

  /** `part` of the game, as the log calls it: when the next begins, one is asked again. */
  keep(question: Question, part: string): void {
    const one = only(question);
    if (one) this.all = [...this.all.filter(({ until }) => until === part), { kind: kindOf(question), answer: one.name, until: part }];
  }

  holds(question: Question | null, part: string): boolean {
    const one = only(question);
    return !!one && this.all.some((each) => each.until === part && each.answer === one.name && each.kind === kindOf(question!));
  }
}

/** Not what it says: that names who attacks. */
function kindOf({ rule, kind }: Question): string {
  return `${rule} ${kind}`;
}
