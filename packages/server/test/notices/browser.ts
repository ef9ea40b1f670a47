import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser that has subscribed to web push, and reads what it gets (RFC 8291). */
export class Browser {
  private readonly ecdh = createECDH('prime256v1');
  private readonly publicKey = this.ecdh.generateKeys();
  private readonly auth = randomBytes(16);

  /** What it tells the server. */
  get keys(): string {
    return JSON.stringify({ p256dh: this.publicKey.toString('base64url'), auth: this.auth.toString('base64url') });
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]!);
    const encrypted = body.subarray(21 + body[20]!);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.publicKey, sender]);
    const secret = derive(this.ecdh.computeSecret(sender), this.auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(encrypted.subarray(-16));
    const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
