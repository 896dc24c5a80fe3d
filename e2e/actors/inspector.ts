import { Visitor } from './visitor.ts';

/** An answer of the API with all that came with it. */
export interface InspectedAnswer {
  /** "GET /api/user/me". */
  readonly call: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** A caller of the API who keeps every answer. */
export class Inspector extends Visitor {
  readonly answers: InspectedAnswer[] = [];

  override async request(...call: Parameters<Visitor['request']>): Promise<Response> {
    const response = await super.request(...call);
    const [method, path] = call;
    this.answers.push({
      call: `${method} ${path}`,
      status: response.status,
      headers: response.headers,
      body: await response.clone().text(),
    });
    return response;
  }
}
