/**
 * A response whose body is in memory already. Node's own copies such a body through a stream, which
 * takes longer (60 µs) than all the rest of answering with a kept page: whoever puts it on a wire takes
 * `whole` instead. Everybody else reads it like any response.
 */
export class WholeResponse extends Response {
  readonly whole: Uint8Array<ArrayBuffer>;
  #readable: Response | undefined;

  constructor(whole: Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.whole = whole;
  }

  get #asRead(): Response {
    return (this.#readable ??= new Response(this.whole, { headers: this.headers }));
  }

  override get body() {
    return this.#asRead.body;
  }
  override get bodyUsed() {
    return this.#readable?.bodyUsed ?? false;
  }
  override arrayBuffer() {
    return this.#asRead.arrayBuffer();
  }
  override blob() {
    return this.#asRead.blob();
  }
  override bytes() {
    return this.#asRead.bytes();
  }
  override formData() {
    return this.#asRead.formData();
  }
  override json() {
    return this.#asRead.json();
  }
  override text() {
    return this.#asRead.text();
  }
  override clone() {
    return new WholeResponse(this.whole, this);
  }
}
